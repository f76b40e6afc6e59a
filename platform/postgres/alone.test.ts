import { expect, it } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import { alone } from './alone'

const pool = await migratedPool()
const lock = 4711

it('What is done alone is done again at once, and by one at a time', async () => {
  let times = 0
  const work = async () => void times++
  for (let time = 0; time < 20; time++) await alone(pool, lock, work)
  expect(times).toBe(20)
  let [begun, answered, end] = [0, 0, () => {}]
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const longWork = () => {
    begun++
    return held
  }
  const all = [1, 2, 3].map(() => alone(pool, lock, longWork).then(() => answered++))
  await expect.poll(() => answered).toBe(2)
  expect(begun).toBe(1)
  end()
  await Promise.all(all)
})

it('What breaks off leaves its turn to the next', async () => {
  const breaking = () => Promise.reject(new Error('broken off'))
  await expect(alone(pool, lock, breaking)).rejects.toThrow('broken off')
  let done = false
  const work = async () => {
    done = true
  }
  await expect
    .poll(async () => {
      await alone(pool, lock, work)
      return done
    })
    .toBe(true)
})
