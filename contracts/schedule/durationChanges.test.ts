import { expect, it } from 'vitest'
import { durationChanges } from './durationChanges'

const week = [true, true, true, true, true, false, false]
const weekdays = { week, holidays: [] }
// 1 March 2027 is a Monday.
const tasks = [
  { taskId: 'a', title: 'Escavar', startOn: '2027-03-01', endOn: '2027-03-05' },
  { taskId: 'b', title: 'Concretar', startOn: '2027-03-08', endOn: '2027-03-13' },
]

it('SET-07 a new holiday shortens the tasks that lie over it, whose dates stay', () => {
  expect(durationChanges(tasks, weekdays, { week, holidays: ['2027-03-03'] })).toEqual([
    { taskId: 'a', title: 'Escavar', before: 5, after: 4 },
  ])
  expect(durationChanges(tasks, weekdays, { week, holidays: ['2027-03-06', '2027-04-21'] })).toEqual([])
})

it('SET-06 another week changes the tasks that lie over its days', () => {
  const withSaturdays = { week: week.map((works, day) => works || day === 5), holidays: [] }
  expect(durationChanges(tasks, weekdays, withSaturdays)).toEqual([
    { taskId: 'b', title: 'Concretar', before: 5, after: 6 },
  ])
  expect(durationChanges([], weekdays, withSaturdays)).toEqual([])
})
