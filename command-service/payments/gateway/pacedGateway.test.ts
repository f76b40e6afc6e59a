import { anAttempt } from '@prumo/test/contracts/paymentGatewayContract'
import { describe, expect, it } from 'vitest'
import type { PaymentGateway } from './gateway'
import { pacedGateway } from './pacedGateway'

/** A gateway that notes when it is asked, by a clock that goes on only where somebody waits. */
function aGateway(callsPerSecond: number) {
  const clock = { ms: 0 }
  const askedAt: number[] = []
  const stopping = new AbortController()
  const noteTime = async (): Promise<never> => {
    askedAt.push(clock.ms)
    return undefined as never
  }
  const gateway: PaymentGateway = {
    name: 'sandbox',
    callsPerSecond,
    open: noteTime,
    read: noteTime,
    cancel: noteTime,
    refund: noteTime,
    notification: noteTime,
  }
  const sleepers: { until: number; wake: () => void }[] = []
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((wake, fail) => {
      sleepers.push({ until: clock.ms + ms, wake })
      signal.addEventListener('abort', () => fail(signal.reason))
    })
  /** Lets the time pass until nobody sleeps. */
  const wakeAll = async () => {
    for (let next = sleepers.shift(); next; next = sleepers.shift()) {
      clock.ms = next.until
      next.wake()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const inTurn = pacedGateway(gateway, { signal: stopping.signal, now: () => clock.ms, pause })
  return { gateway: inTurn, askedAt, clock, stopping, wakeAll }
}

describe('A gateway that we ask of ourselves', () => {
  it('SUB-03 is asked no faster than it takes, whatever it is asked, and no slower', async () => {
    const { gateway, askedAt, wakeAll } = aGateway(20)
    const attempt = anAttempt()
    const asking = Array.from({ length: 250 }, () => [
      gateway.open(attempt),
      gateway.read(attempt),
      gateway.cancel(attempt),
      gateway.refund(attempt),
    ])
    await wakeAll()
    await Promise.all(asking.flat())
    expect(askedAt).toEqual(Array.from({ length: 1000 }, (_, number) => number * 50))
  })

  it('SUB-03 is asked at once by whoever waits alone, and takes notices whenever they come', async () => {
    const { gateway, askedAt, clock } = aGateway(0.5)
    await gateway.read(anAttempt())
    clock.ms += 2000
    await gateway.read(anAttempt())
    await gateway.notification(new Uint8Array(), {})
    expect(askedAt).toEqual([0, 2000, 2000])
  })

  it('SUB-03 says when a reading begins, which may be long after it was wanted', async () => {
    const { gateway, clock, wakeAll } = aGateway(0.5)
    const begunAt: number[] = []
    const asking = [1, 2, 3].map(() => gateway.read(anAttempt(), () => begunAt.push(clock.ms)))
    expect(begunAt).toEqual([0])
    await wakeAll()
    await Promise.all(asking)
    expect(begunAt).toEqual([0, 2000, 4000])
  })

  it('SUB-03 is asked nothing more once we stop', async () => {
    const { gateway, askedAt, stopping } = aGateway(1)
    const asking = [1, 2, 3].map(() => gateway.read(anAttempt()))
    const outcomes = Promise.allSettled(asking)
    stopping.abort()
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(gateway.read(anAttempt())).rejects.toThrow()
    expect(askedAt).toEqual([0])
  })
})
