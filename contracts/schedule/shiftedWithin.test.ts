import { expect, it } from 'vitest'
import { shiftedWithin } from './shiftedWithin'
import { workCalendar } from './workCalendar'

// 5 March 2026 is a Thursday, 31 December 9999 a Friday.
const calendar = workCalendar({ week: [true, true, true, true, true, false, false], holidays: [] }, '2026-03-05')

it('days of a checklist stay at the end of a task that moves to the end of the calendar', () => {
  const sunday = { startOn: '2026-03-08', endOn: '2026-03-08' }
  const task = { startOn: '2026-03-05', endOn: '2026-03-08' }
  const moved = { startOn: '9999-12-30', endOn: '9999-12-31' }
  expect(shiftedWithin(calendar, sunday, task, moved)).toEqual({ startOn: '9999-12-31', endOn: '9999-12-31' })
})
