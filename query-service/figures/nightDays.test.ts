import { describe, expect, it } from 'vitest'
import { endedDays, monthEndsBefore } from './nightDays'

describe('The days of which nights are reckoned', () => {
  it.each([
    ['that of yesterday, where there was no night yet', null, '2026-03-12', ['2026-03-11']],
    ['those since the last night', '2026-03-09', '2026-03-12', ['2026-03-10', '2026-03-11']],
    ['none before a day has ended', '2026-03-11', '2026-03-12', []],
    ['none twice, where a zone was changed and a day has begun again', '2026-03-12', '2026-03-12', []],
  ])('POR-04 are %s', (_, lastNight, today, days) => expect(endedDays(lastNight, today)).toEqual(days))

  it('POR-04 are the last seven and the ends of six months, where nothing ran for long', () => {
    const days = endedDays('2025-12-31', '2026-03-12')
    expect(days).toHaveLength(9)
    expect([...days.slice(0, 3), days.at(-1)]).toEqual(['2026-01-31', '2026-02-28', '2026-03-05', '2026-03-11'])
    expect(endedDays('2019-12-31', '2026-03-12')).toHaveLength(6 + 7)
  })
})

it('POR-04 the months before a day end on these days, in order', () => {
  const ends = ['2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28']
  expect(monthEndsBefore('2026-03-12')).toEqual(ends)
  expect(monthEndsBefore('2026-03-31')).toEqual(ends)
})
