import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Failure } from './failure'
import { patiently } from './patiently'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tooMany = (retryAfterSeconds: number) => new Failure('request.tooMany', 429, { retryAfterSeconds })

/** Answers each question with the next of these. */
function answering(...answers: (string | Failure)[]) {
  const askedAt: number[] = []
  const ask = async () => {
    askedAt.push(Date.now())
    const next = answers[askedAt.length - 1]
    if (next instanceof Failure) throw next
    return next
  }
  return { ask, waits: () => askedAt.map((at) => at - (askedAt[0] ?? 0)) }
}

it('T34 a question whose turn comes later is asked again when the server says', async () => {
  const { ask, waits } = answering(tooMany(2), 'the board')
  const answer = patiently(ask)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toBe('the board')
  expect(waits()).toEqual([0, 2000])
})

it('T34 a question that is refused a second time says so', async () => {
  const { ask, waits } = answering(tooMany(2), tooMany(2), 'never')
  const answer = expect(patiently(ask)).rejects.toMatchObject({ code: 'request.tooMany' })
  await vi.advanceTimersByTimeAsync(10_000)
  await answer
  expect(waits()).toEqual([0, 2000])
})

it.each([
  ['has to wait for long', tooMany(40)],
  ['is refused for good', new Failure('access.noPermission', 403)],
])('T34 whoever %s is told at once', async (_, failure) => {
  const { ask, waits } = answering(failure)
  await expect(patiently(ask)).rejects.toBe(failure)
  expect(waits()).toEqual([0])
})
