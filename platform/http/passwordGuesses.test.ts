import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import type { HttpProblem } from '../errors'
import { passwordGuesses } from './passwordGuesses'

const pool = await migratedPool()
const minutes = (count: number) => count * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** An account that many places guess at, ten guesses an hour. */
function guarded() {
  const { guess, guessedRight } = passwordGuesses(pool, { perPlace: 5, perHour: 10 })
  const account = crypto.randomUUID()
  let places = 0
  /** 0 for a guess that is looked at, else how many seconds later to come back. */
  const secondsFrom = (place: string) =>
    guess(account, place).then(
      () => 0,
      ({ status, code, details }: HttpProblem) => {
        expect([status, code]).toEqual([429, 'request.tooMany'])
        return details.retryAfterSeconds as number
      },
    )
  const elsewhere = () => secondsFrom(`place ${places++}`)
  const times = async (count: number, attempt: () => Promise<number>) => {
    const answers: number[] = []
    for (let time = 0; time < count; time++) answers.push(await attempt())
    return answers
  }
  return { secondsFrom, elsewhere, times, right: (place: string) => guessedRight(account, place) }
}

describe('Guesses at one account', () => {
  it('ACC-02 are looked at from one place five times in 15 minutes', async () => {
    const { secondsFrom, times } = guarded()
    expect(await times(6, () => secondsFrom('here'))).toEqual([0, 0, 0, 0, 0, 900])
    vi.advanceTimersByTime(minutes(15))
    expect(await secondsFrom('here')).toBe(0)
  })

  it('ACC-02 are looked at from ever new places at ever longer intervals, 15 minutes at the most', async () => {
    const { elsewhere, times } = guarded()
    expect(await times(10, elsewhere)).toEqual(Array(10).fill(0))
    const pauses: number[] = []
    for (let pause = 0; pause < 8; pause++) {
      const seconds = await elsewhere()
      pauses.push(seconds)
      vi.advanceTimersByTime((seconds - 1) * 1000)
      expect(await elsewhere(), 'a second too early').toBe(1)
      vi.advanceTimersByTime(1000)
      expect(await elsewhere(), 'in time').toBe(0)
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('ACC-02 are not made to wait longer by those that were not looked at', async () => {
    const { elsewhere, times } = guarded()
    await times(10, elsewhere)
    expect(await times(20, elsewhere)).toEqual(Array(20).fill(30))
    vi.advanceTimersByTime(30_000)
    expect([await elsewhere(), await elsewhere()]).toEqual([0, 60])
  })

  it('ACC-02 are counted once each, however many come at once', async () => {
    const { elsewhere } = guarded()
    const answers = await Promise.all(Array.from({ length: 40 }, elsewhere))
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10)
  })

  it('ACC-02 begin anew with the right one, and an hour after the last', async () => {
    const { elsewhere, times, right } = guarded()
    await times(10, elsewhere)
    expect(await elsewhere()).toBe(30)
    await right('home')
    expect(await times(10, elsewhere)).toEqual(Array(10).fill(0))
    expect(await elsewhere()).toBe(30)
    vi.advanceTimersByTime(minutes(61))
    expect(await times(10, elsewhere)).toEqual(Array(10).fill(0))
  })

  it('ACC-02 by strangers keep nobody out of where the right one was given before', async () => {
    const { elsewhere, secondsFrom, times, right } = guarded()
    await right('home')
    await times(30, elsewhere)
    expect(await elsewhere()).toBeGreaterThan(0)
    expect(await times(6, () => secondsFrom('home'))).toEqual([0, 0, 0, 0, 0, 900])
  })

  it('ACC-02 say nothing of another account', async () => {
    const [first, second] = [guarded(), guarded()]
    await first.times(12, first.elsewhere)
    expect(await second.elsewhere()).toBe(0)
  })
})
