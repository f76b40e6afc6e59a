import { expect, it } from 'vitest'
import { monthsInSight } from './monthsInSight'

const months = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    month: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  }))
const seen = (count: number, from: string | undefined, statusOn: string) => {
  const { rows, earlier, later } = monthsInSight(months(count), from, statusOn)
  return [rows[0]?.month, rows.at(-1)?.month, rows.length, earlier, later]
}

it('FIN-10 twelve months are in sight around the status day, with steps to the others', () =>
  expect(seen(30, undefined, '2026-03-31')).toEqual(['2025-07', '2026-06', 12, '2025-01', '2026-07']))

it('FIN-10 a step goes no further than the first and the last month', () => {
  expect(seen(30, '2025-01', '2026-03-31')).toEqual(['2025-01', '2025-12', 12, undefined, '2026-01'])
  expect(seen(30, '2026-07', '2026-03-31')).toEqual(['2026-07', '2027-06', 12, '2025-07', undefined])
  expect(seen(30, '2030-01', '2026-03-31')).toEqual(['2026-07', '2027-06', 12, '2025-07', undefined])
})

it('FIN-10 few months are all in sight, whatever the status day', () => {
  expect(seen(5, undefined, '2031-01-01')).toEqual(['2025-01', '2025-05', 5, undefined, undefined])
  expect(seen(0, undefined, '2026-03-31')).toEqual([undefined, undefined, 0, undefined, undefined])
})
