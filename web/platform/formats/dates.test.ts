import { expect, it } from 'vitest'
import { addDays, daysBetween } from './dates'

it('counts days across the end of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
})
