import { openLogger } from '@prumo/platform/telemetry/logger'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSoon } from './readSoon'

const options = { quietMs: 1000, mostMs: 5000, againMs: [2000, 20_000] }

describe('Reading what something was said of', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const opened = (fails = 0) => {
    const read: string[] = []
    let left = fails
    const work = async (key: string) => {
      read.push(key)
      if (left-- > 0) throw new Error('the gateway is down')
    }
    return { read, ...readSoon(work, openLogger('silent'), options) }
  }

  it('SUB-03 happens once for all that is said within a moment, for each payment', async () => {
    const { read, soon } = opened()
    for (let time = 0; time < 2000; time++) soon(`payment ${time % 3}`)
    await vi.advanceTimersByTimeAsync(999)
    expect(read).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(read.sort()).toEqual(['payment 0', 'payment 1', 'payment 2'])
  })

  it('SUB-03 does not wait for ever where more is said all the time', async () => {
    const { read, soon } = opened()
    for (let time = 0; time < 12; time++) {
      soon('a payment')
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(read).toHaveLength(1)
  })

  it('SUB-03 is tried again a few times where the gateway does not answer', async () => {
    const { read, soon } = opened(2)
    soon('a payment')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveLength(3)
    const { read: inVain, soon: sooner } = opened(9)
    sooner('a payment')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(inVain).toHaveLength(3)
  })

  describe('in turn', () => {
    /** Each reading waits until it is let begin, and goes on until it is let end. */
    const inTurn = () => {
      const begun: string[] = []
      const turns: (() => void)[] = []
      const ends: (() => void)[] = []
      const next = (waiting: (() => void)[]) => new Promise<void>((resolve) => waiting.push(resolve))
      const work = async (key: string, begins: () => void) => {
        await next(turns)
        begins()
        begun.push(key)
        await next(ends)
      }
      return { begun, turns, ends, ...readSoon(work, openLogger('silent'), options) }
    }

    it('SUB-03 happens once for all that is said until its turn comes', async () => {
      const { begun, turns, soon } = inTurn()
      for (let minute = 0; minute < 10; minute++) {
        soon('a payment')
        await vi.advanceTimersByTimeAsync(60_000)
      }
      expect(turns).toHaveLength(1)
      turns.pop()?.()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(begun).toEqual(['a payment'])
      expect(turns).toEqual([])
    })

    it('SUB-03 happens again for what is said while it is read', async () => {
      const { begun, turns, ends, soon } = inTurn()
      soon('a payment')
      await vi.advanceTimersByTimeAsync(1000)
      turns.pop()?.()
      await vi.advanceTimersByTimeAsync(0)
      soon('a payment')
      ends.pop()?.()
      await vi.advanceTimersByTimeAsync(1000)
      turns.pop()?.()
      await vi.advanceTimersByTimeAsync(0)
      expect(begun).toHaveLength(2)
    })

    it('SUB-03 is tried again where it failed before its turn came', async () => {
      let left = 1
      const begun: string[] = []
      const work = async (key: string, begins: () => void) => {
        if (left-- > 0) throw new Error('the database is down')
        begins()
        begun.push(key)
      }
      readSoon(work, openLogger('silent'), options).soon('a payment')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(begun).toEqual(['a payment'])
    })
  })

  it('SUB-03 ends with the process: what waits is read after the next start', async () => {
    const { read, soon, stop } = opened()
    soon('a payment')
    await stop()
    soon('another')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toEqual([])
  })
})
