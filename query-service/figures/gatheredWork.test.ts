import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatheredWork } from './gatheredWork'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unexpected = (error: unknown) => {
  throw error
}

it('What is called for at once is done once, and again where it was called for meanwhile', async () => {
  let done = 0
  const gathered = gatheredWork(async () => {
    done++
    if (done === 1) gathered.soon()
  }, unexpected)
  for (let calls = 0; calls < 5; calls++) gathered.soon()
  expect(done).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toBe(2)
})

it('A failure is told, and the work is done the next time', async () => {
  const failures: unknown[] = []
  let isBroken = true
  const gathered = gatheredWork(
    async () => {
      if (isBroken) throw new Error('gone')
    },
    (error) => failures.push(error),
  )
  gathered.soon()
  await vi.advanceTimersByTimeAsync(60_000)
  isBroken = false
  gathered.soon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failures).toHaveLength(1)
})

it('Nothing begins once it is stopped', async () => {
  let done = 0
  const gathered = gatheredWork(async () => void done++, unexpected)
  gathered.soon()
  await gathered.stop()
  gathered.soon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toBe(0)
})
