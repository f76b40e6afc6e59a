import { expect, it } from 'vitest'
import { closedMonths, latestMonths, monthToClose } from './latestMonths'

it('offers to close this month and those before it, back to the last that is closed', () => {
  expect(latestMonths('2026-02', '2025-11')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(latestMonths('2026-02', '2026-02')).toEqual(['2026-02'])
  expect(latestMonths('2026-02', null).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(closedMonths('2026-01').slice(0, 2)).toEqual(['2026-01', '2025-12'])
})

it('proposes to close the first month that is open, and never one that is closed while another is open', () => {
  expect(monthToClose('2026-11', '2026-10')).toBe('2026-11')
  expect(monthToClose('2026-11', '2026-08')).toBe('2026-09')
  expect(monthToClose('2027-02', '2026-12')).toBe('2027-01')
  expect(monthToClose('2026-11', null)).toBe('2026-10')
  // All that can be closed is closed: what becomes of later changes may still be chosen.
  expect(monthToClose('2026-11', '2026-11')).toBe('2026-11')
})
