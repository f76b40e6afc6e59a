import { expect, it } from 'vitest'
import { watchServer } from './watchServer'

it('refuses at once from the first silence until the server answers', async () => {
  let times = 0
  const watch = watchServer(async () => {
    if (++times < 3) throw new Error('still silent')
  })
  expect(() => watch.refuseWhileStill()).not.toThrow()
  watch.silent()
  watch.silent()
  expect(() => watch.refuseWhileStill()).toThrow(expect.objectContaining({ status: 503, code: 'service.busy' }))
  await expect.poll(() => watch.isStill()).toBe(false)
  expect(times).toBe(3)
  expect(() => watch.refuseWhileStill()).not.toThrow()
})

it('asks no more once it is stopped', async () => {
  let times = 0
  const watch = watchServer(async () => {
    times++
    watch.stop()
    throw new Error('gone')
  })
  // Begun later, it rests as long: by the time it asks again, one that were not stopped would have.
  let later = 0
  const another = watchServer(async () => {
    if (++later < 3) throw new Error('still silent')
  })
  watch.silent()
  another.silent()
  await expect.poll(() => another.isStill()).toBe(false)
  expect(times).toBe(1)
})
