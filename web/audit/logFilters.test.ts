import { expect, it } from 'vitest'
import { anyFilter, askedOf, daysOf, filtersIn, noFilters, periodOf, withFilters } from './logFilters'

const ana = '018f3c9e-7a10-7000-8000-00000000a0a0'
const task = '018f3c9e-7a10-7000-8000-0000000070a5'

it('AUD-02 reads person, record, kinds and period from the address', () => {
  const search = new URLSearchParams({
    search: 'Laje 2',
    person: ana,
    record: task,
    kind: 'TaskAdded,TaskMoved',
    from: '2026-03-02',
  })
  expect(filtersIn(search)).toEqual({
    ...noFilters,
    search: 'Laje 2',
    person: ana,
    record: task,
    kinds: ['TaskAdded', 'TaskMoved'],
    from: '2026-03-02',
  })
})

it('AUD-02 ignores nonsense in the address', () =>
  expect(
    filtersIn(new URLSearchParams('person=ana&kind=drop table,x&from=2026-02-30&to=31/12/2026&project=1')),
  ).toEqual(noFilters))

it('AUD-02 writes the filters that it reads, and leaves the rest of the address alone', () => {
  const search = new URLSearchParams('open=12&person=old')
  const filters = {
    ...noFilters,
    search: 'laje',
    person: ana,
    kinds: ['TaskAdded'],
    from: '2026-03-01',
    to: '2026-03-31',
  }
  const written = withFilters(search, filters)
  expect(written.get('open')).toBe('12')
  expect(filtersIn(written)).toEqual(filters)
  expect(withFilters(written, noFilters).toString()).toBe('open=12')
  expect(withFilters(written, { to: '' }).get('person')).toBe(ana)
})

it('AUD-02 asks for whole local days, the last one included', () => {
  const chosen = [{ since: '2026-03-02T12:00:00Z', timeZone: 'America/Rio_Branco' }]
  const { from, to } = askedOf({ ...noFilters, from: '2026-03-02', to: '2026-03-02' }, chosen)
  expect([from, to]).toEqual(['2026-03-02T03:00:00.000Z', '2026-03-03T05:00:00.000Z'])
  const ever = askedOf({ ...noFilters, from: '0001-01-01', to: '9999-12-31' }, chosen)
  expect([ever.from?.slice(0, 10), ever.to]).toEqual(['0001-01-01', '+010000-01-01T05:00:00.000Z'])
})

it('AUD-02 asks for everything without filters', () => {
  expect(anyFilter(noFilters)).toBe(false)
  expect(askedOf(noFilters, [])).toEqual({
    personId: null,
    recordId: null,
    projectId: null,
    kinds: [],
    withoutViews: true,
    from: null,
    to: null,
  })
})

it('AUD-02 leaves views out unless the address shows them, or their kind is chosen', () => {
  const hidden = (search: string) => askedOf(filtersIn(new URLSearchParams(search)), []).withoutViews
  expect(['', 'views=no', 'kind=TaskAdded'].map(hidden)).toEqual([true, true, true])
  expect(['views=yes', 'kind=TaskAdded,ActionLogViewed'].map(hidden)).toEqual([false, false])
  expect(anyFilter(filtersIn(new URLSearchParams('views=yes')))).toBe(false)
})

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['days7', '2026-02-24', '2026-03-02'],
  ['days30', '2026-02-01', '2026-03-02'],
  ['month', '2026-03-01', '2026-03-02'],
] as const)('AUD-02 converts the period %s to its days and back', (period, from, to) => {
  expect(daysOf(period, '2026-03-02')).toEqual({ from, to })
  expect(periodOf({ from, to }, '2026-03-02')).toBe(period)
})

it('AUD-02 calls all other days a custom period', () => {
  expect(periodOf({ from: '2026-01-01', to: '' }, '2026-03-02')).toBe('custom')
  expect(periodOf({ from: '', to: '' }, '2026-03-02')).toBe('any')
})
