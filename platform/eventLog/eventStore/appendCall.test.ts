import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { appendCall } from './appendCall'
import type { Connection } from './connection'
import { NoAnswer } from './persistently'

afterEach(() => {
  vi.useRealTimers()
})

/** A message of the protocol, whatever is called on it. */
const message: unknown = new Proxy(class {}, {
  get: () => message,
  apply: () => message,
  construct: () => message as object,
})

it('a call that left several appends without an answer takes no other call with it', async () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const openAppendStream = async () => {
    const name = `call ${calls.push('open') - 1}`
    const end = () => void calls.splice(Number(name.slice(-1)), 1, 'ended')
    return Object.assign(new EventEmitter(), { write: () => true, end })
  }
  const connection = { answerWithinMs: 100, openAppendStream, messages: message, shared: message }
  const append = appendCall({ ...connection, Timestamp: message, Empty: message } as unknown as Connection)
  const send = () => append({ stream: 'words', expectedRevision: 0, events: [] }).catch((error: unknown) => error)

  const first = send()
  await vi.advanceTimersByTimeAsync(50)
  const second = send()
  await vi.advanceTimersByTimeAsync(50)
  expect(await first).toBeInstanceOf(NoAnswer)
  void send()
  await vi.advanceTimersByTimeAsync(50)
  expect(await second).toBeInstanceOf(NoAnswer)
  void send()
  await vi.advanceTimersByTimeAsync(10)
  expect(calls).toEqual(['ended', 'open'])
})
