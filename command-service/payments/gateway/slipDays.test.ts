import { expect, it } from 'vitest'
import { dayInBrasilia, endOfDay, workDaysAfter, workDaysBefore } from './slipDays'

it.each([
  ['2026-03-02T12:00:00Z', '2026-03-05'],
  ['2026-03-05T12:00:00Z', '2026-03-10'],
  ['2026-03-07T12:00:00Z', '2026-03-11'],
  // It is still Thursday in Brasília.
  ['2026-03-06T02:59:00Z', '2026-03-10'],
  ['2026-03-06T03:00:00Z', '2026-03-11'],
])('SUB-03 counts three days from Monday to Friday after %s', (at, day) => {
  expect(workDaysAfter(new Date(at), 3)).toBe(day)
})

it.each([
  // A Wednesday, a Monday, a Saturday, and a Sunday that is still Saturday in Brasília.
  ['2026-03-11T12:00:00Z', '2026-03-09'],
  ['2026-03-09T12:00:00Z', '2026-03-05'],
  ['2026-03-07T12:00:00Z', '2026-03-05'],
  ['2026-03-08T02:59:00Z', '2026-03-05'],
])('SUB-03 counts two days from Monday to Friday before %s', (at, day) => {
  expect(workDaysBefore(new Date(at), 2)).toBe(day)
})

it('SUB-03 ends a day where it ends in Brasília', () => {
  expect(endOfDay('2026-12-31').toISOString()).toBe('2027-01-01T03:00:00.000Z')
  expect(dayInBrasilia(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
})
