import { expect, it } from 'vitest'
import { standstill } from './standstill'

it('tells of read models that stand still until their queries are answered in full again', () => {
  let told = 0
  const stop = standstill.subscribe(() => (told += 1))
  standstill.note('board', null)
  expect([standstill.at(), told]).toEqual([undefined, 0])
  standstill.note('board', '12')
  standstill.note('tasks', '7')
  expect([standstill.at(), told]).toEqual([7, 2])
  standstill.note('tasks', null)
  expect(standstill.at()).toBe(12)
  standstill.forget()
  expect([standstill.at(), told]).toEqual([undefined, 4])
  stop()
})
