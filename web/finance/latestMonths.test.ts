import { expect, it } from 'vitest'
import { closedMonths, latestMonths } from './latestMonths'

it('offers to close this month and those before it, back to the last that is closed', () => {
  expect(latestMonths('2026-02', '2025-11')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(latestMonths('2026-02', '2026-02')).toEqual(['2026-02'])
  expect(latestMonths('2026-02', null).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(closedMonths('2026-01').slice(0, 2)).toEqual(['2026-01', '2025-12'])
})
