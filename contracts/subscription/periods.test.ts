import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessEndsAt } from './grace'
import { nextEnd, periodAfter, priceOfDaysLeft } from './periods'

const anInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('A period that is paid', () => {
  it.each([
    ['2026-01-31T12:00:00.000Z', 'month', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', 'month', 2, '2026-03-31T12:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', 1, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', 4, '2032-02-29T00:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 'month', 1, '2027-01-15T23:59:59.999Z'],
  ] as const)('SUB-01 that begins at %s, by %s, ends after %i of them at %s', (start, period, count, end) =>
    expect(periodAfter(start, period, count)).toBe(end),
  )

  it('SUB-01 ends later with each further one, at the same time of the day, and at most on the same day', () =>
    fc.assert(
      fc.property(
        anInstant,
        fc.constantFrom('month', 'year'),
        fc.integer({ min: 1, max: 60 }),
        (date, period, count) => {
          const start = date.toISOString()
          const [end, next] = [count, count + 1].map((each) => periodAfter(start, period, each))
          expect(Date.parse(next as string)).toBeGreaterThan(Date.parse(end as string))
          expect(end?.slice(10)).toBe(start.slice(10))
          expect(Number(end?.slice(8, 10))).toBeLessThanOrEqual(date.getUTCDate())
        },
      ),
    ))

  it('SUB-01 comes back to its day after a month that is too short', () => {
    const start = '2026-01-31T09:00:00.000Z'
    const february = nextEnd(start, 'month', start)
    expect(february).toBe('2026-02-28T09:00:00.000Z')
    expect(nextEnd(start, 'month', february)).toBe('2026-03-31T09:00:00.000Z')
  })

  it('SUB-01 has five days of grace where it is renewed, and none where it was cancelled', () => {
    const endsAt = '2026-03-10T12:00:00.000Z'
    expect(accessEndsAt({ endsAt, isRenewed: true })).toBe('2026-03-15T12:00:00.000Z')
    expect(accessEndsAt({ endsAt, isRenewed: false })).toBe(endsAt)
  })
})

describe('The price of the days that are left', () => {
  const span = { startsAt: '2026-04-01T00:00:00.000Z', endsAt: '2026-05-01T00:00:00.000Z' }

  it.each([
    // 30 days of R$ 100.00 more: R$ 3.3333 a day, rounded down to the cent.
    ['2026-04-01T00:00:00.000Z', 100_00],
    ['2026-04-02T00:00:00.000Z', 96_66],
    ['2026-04-30T23:00:00.000Z', 0],
    ['2026-04-30T00:00:00.000Z', 3_33],
    ['2026-05-20T00:00:00.000Z', 0],
    ['2026-03-20T00:00:00.000Z', 100_00],
  ])('SUB-01 at %s is %i cents', (at, cents) =>
    expect(priceOfDaysLeft({ before: 200_00, after: 300_00 }, { ...span, at })).toBe(cents),
  )

  it('SUB-01 is never more than the difference, never less than nothing, and falls with the days', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 30 * 24 }),
        (before, more, hours) => {
          const atHour = (hour: number) => new Date(Date.parse(span.startsAt) + hour * 3_600_000).toISOString()
          const priceAt = (hour: number) =>
            priceOfDaysLeft({ before, after: before + more }, { ...span, at: atHour(hour) })
          expect(priceAt(hours)).toBeGreaterThanOrEqual(0)
          expect(priceAt(hours)).toBeLessThanOrEqual(more)
          expect(priceAt(hours + 24)).toBeLessThanOrEqual(priceAt(hours))
        },
      ),
    ))
})
