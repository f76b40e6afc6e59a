import { expect, it } from 'vitest'
import { closing } from './closing'

it('what is opened is closed in the reverse order, and who asks again waits for that, too', async () => {
  const { onClose, close } = closing()
  const closed: string[] = []
  let finish = () => {}
  const underWay = new Promise<void>((resolve) => {
    finish = resolve
  })
  onClose(() => closed.push('database'))
  onClose(async () => {
    await underWay
    closed.push('work')
  })
  const ended: string[] = []
  const both = ['SIGINT', 'SIGTERM'].map((signal) => close().then(() => ended.push(signal)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toEqual([])
  finish()
  await Promise.all(both)
  expect(closed).toEqual(['work', 'database'])
})
