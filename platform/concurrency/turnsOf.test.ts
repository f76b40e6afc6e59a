import { expect, it } from 'vitest'
import { turnsOf } from './turnsOf'

/** Work that ends when it is let go, and how much of it is running. */
function heldWork() {
  const ends: (() => void)[] = []
  let running = 0
  const work = async () => {
    running++
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
  }
  const letGo = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { work, letGo, running: () => running }
}

it('of one person so much runs at once, and the next begins when some of it ends', async () => {
  const turns = turnsOf({ running: 2, waiting: 2 })
  const { work, letGo, running } = heldWork()
  const all = Promise.all(Array.from({ length: 4 }, () => turns('ana', work)))
  expect(running()).toBe(2)
  for (const left of [2, 2, 1, 0]) {
    await letGo()
    expect(running()).toBe(left)
  }
  await all
})

it('whoever comes while too many wait is asked to come back, and others do not wait for that', async () => {
  const turns = turnsOf({ running: 1, waiting: 1 })
  const { work, letGo, running } = heldWork()
  const taken = [turns('ana', work), turns('ana', work)]
  await expect(turns('ana', work)).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })
  const ofBia = turns('bia', work)
  expect(running()).toBe(2)
  for (let turn = 0; turn < 3; turn++) await letGo()
  await Promise.all([...taken, ofBia])
})
