import { overdueBefore } from '@prumo/contracts/schedule/overdueBefore'
import { expect, it } from 'vitest'
import { daysLate } from './daysLate'

const workDays = { week: [true, true, true, true, true, false, false], holidays: ['2026-03-04'] }
const [friday, sunday, monday, thursday] = ['2026-02-27', '2026-03-01', '2026-03-02', '2026-03-05']

it('TSK-07 is late by working days: a weekend and a holiday make nothing later', () => {
  expect(daysLate(workDays, monday)(friday)).toBe(1)
  expect(daysLate(workDays, thursday)(friday)).toBe(3)
  expect(daysLate(workDays, sunday)(friday)).toBe(0)
})

it.each([friday, sunday, monday, thursday])('TSK-07 on %s what is overdue is late by a day or more', (today) => {
  const [before, late] = [overdueBefore(workDays, today), daysLate(workDays, today)]
  for (const endOn of ['2026-02-20', '2026-02-26', friday, monday, '2026-03-03'])
    expect(endOn < before).toBe(late(endOn) > 0)
})
