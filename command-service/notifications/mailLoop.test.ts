import { openLogger } from '@prumo/platform/telemetry/logger'
import { expect, it } from 'vitest'
import { mailLoop } from './mailLoop'

const silent = openLogger('silent')

/** A queue of so many people, of whom each look mails ten. */
function queueOf(people: number) {
  let left = people
  return {
    left: () => left,
    mailDue: async () => {
      left = Math.max(0, left - 10)
      return left > 0
    },
  }
}

it('all whose turn it is are mailed one after another, however many they are', async () => {
  const queue = queueOf(35)
  const loop = mailLoop(queue.mailDue, silent)
  loop.wake()
  await expect.poll(queue.left).toBe(0)
  await loop.stop()
})

it('who is stopped mails nobody after those who are at hand', async () => {
  const queue = queueOf(35)
  const loop = mailLoop(queue.mailDue, silent)
  loop.wake()
  await loop.stop()
  expect(queue.left()).toBe(25)
})

it('a look that failed is no end: the next wake looks again', async () => {
  const queue = queueOf(5)
  let looks = 0
  const loop = mailLoop(async () => {
    if (looks++ === 0) throw new Error('the database is away')
    return queue.mailDue()
  }, silent)
  loop.wake()
  await expect.poll(() => looks).toBe(1)
  loop.wake()
  await expect.poll(queue.left).toBe(0)
  await loop.stop()
})
