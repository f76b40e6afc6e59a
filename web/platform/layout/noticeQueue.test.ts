import { expect, it } from 'vitest'
import { noticeQueue } from './noticeQueue'

const notice = (id: string) => ({ id, intent: 'success' as const, text: id, timeout: 4000 })

it('Notices that are said before anything shows them wait, and are shown in their order with what withdraws them', () => {
  const heard: boolean[] = []
  const unlisten = noticeQueue.subscribe(() => heard.push(noticeQueue.areWaiting()))
  noticeQueue.show(notice('a'))
  noticeQueue.show(notice('b'))
  noticeQueue.dismiss('a')
  expect(heard).toEqual([true, true, true])

  const shown: unknown[] = []
  const stop = noticeQueue.takeTo((step) => shown.push(step))
  noticeQueue.show(notice('c'))
  expect(shown).toEqual([{ show: notice('a') }, { show: notice('b') }, { dismiss: 'a' }, { show: notice('c') }])
  expect(noticeQueue.areWaiting()).toBe(false)

  stop()
  noticeQueue.show(notice('d'))
  expect(shown).toHaveLength(4)
  expect(noticeQueue.areWaiting()).toBe(true)
  unlisten()
})
