import { mostAtOnce } from '@prumo/contracts/finance/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../platform/formats/dates'
import { delayedDay, type Part, settlingPreview } from './settlingPreview'

const part = (changes: Partial<Part> = {}): Part => ({
  entryId: 'e',
  installmentId: 'i',
  number: 1,
  count: 1,
  title: 'Cimento',
  kind: 'outflow',
  dueOn: '2026-01-31',
  cents: 100_00,
  state: 'open',
  paidOn: null,
  paidCents: null,
  closedBy: null,
  reason: null,
  ...changes,
})
const aDay = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2000-01-01', count))
const lastOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

describe('FIN-08 What is put off', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('FIN-08 from %s by %i months is due on %s', (dueOn, count, expected) => {
    expect(delayedDay(dueOn, { way: 'months', count })).toBe(expected)
  })

  it('FIN-08 by months is due in the month so many later, on its date or on the last of a shorter month', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 120 }), (dueOn, count) => {
        const day = delayedDay(dueOn, { way: 'months', count }) ?? ''
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(months(day) - months(dueOn)).toBe(count)
        expect(Number(day.slice(8))).toBe(Math.min(Number(dueOn.slice(8)), lastOf(day)))
      }),
    )
  })

  it('FIN-08 by days is due so many days later', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 3650 }), (dueOn, count) => {
        expect(daysBetween(dueOn, delayedDay(dueOn, { way: 'days', count }) ?? '')).toBe(count)
      }),
    )
  })

  it.each([0, -1, 1.5, 121])('FIN-08 by %d months is put off to no day', (count) => {
    expect(delayedDay('2026-01-31', { way: 'months', count })).toBeUndefined()
  })
})

describe('FIN-07 The preview of an action on installments', () => {
  const parts = [
    part({ installmentId: 'open' }),
    part({ installmentId: 'paid', state: 'paid', paidOn: '2026-02-01', paidCents: 100_00 }),
    part({ installmentId: 'cancelled', state: 'cancelled', reason: 'Repetida' }),
    part({ installmentId: 'income', kind: 'inflow', cents: 7 }),
  ]
  const ids = (changes: { part: Part }[]) => changes.map((each) => each.part.installmentId)

  it.each(['pay', 'cancel'] as const)('FIN-07 of %s leaves out what is settled, and says why', (deed) => {
    const { changes, skipped, sums } = settlingPreview(deed, parts)
    expect(ids(changes)).toEqual(['open', 'income'])
    expect(skipped.map(({ why }) => why)).toEqual(['paid', 'cancelled'])
    expect(sums).toEqual([
      { kind: 'outflow', count: 1, cents: 100_00 },
      { kind: 'inflow', count: 1, cents: 7 },
    ])
  })

  it('FIN-07 of reopening leaves out what is open', () => {
    const { changes, skipped } = settlingPreview('reopen', parts)
    expect(ids(changes)).toEqual(['paid', 'cancelled'])
    expect(skipped.map(({ why }) => why)).toEqual(['open', 'open'])
  })

  it('FIN-08 of putting off says the new days, and leaves out what is due on that day already', () => {
    const { changes, skipped } = settlingPreview(
      'postpone',
      [part({ installmentId: 'a' }), part({ installmentId: 'b', dueOn: '2026-03-01' })],
      { way: 'to', day: '2026-03-01' },
    )
    expect(changes.map(({ part: { dueOn }, to }) => [dueOn, to])).toEqual([['2026-01-31', '2026-03-01']])
    expect(skipped.map(({ why }) => why)).toEqual(['sameDay'])
  })

  it('FIN-07 counts every installment once: what changes and what does not', () => {
    const anyPart = fc.record({
      state: fc.constantFrom('open' as const, 'paid' as const, 'cancelled' as const),
      kind: fc.constantFrom('inflow' as const, 'outflow' as const),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(
          anyPart.map((given) => part(given)),
          { maxLength: 30 },
        ),
        fc.constantFrom('pay' as const, 'cancel' as const, 'reopen' as const),
        (some, deed) => {
          const { changes, skipped, sums } = settlingPreview(deed, some)
          expect(changes.length + skipped.length).toBe(some.length)
          const whole = [...changes, ...skipped].reduce((sum, each) => sum + each.part.cents, 0)
          const left = skipped.reduce((sum, each) => sum + each.part.cents, 0)
          expect(sums.reduce((sum, { cents }) => sum + cents, 0) + left).toBe(whole)
        },
      ),
    )
  })

  it('FIN-07 says when there are more than one action settles', () => {
    const many = Array.from({ length: mostAtOnce + 1 }, (_, index) => part({ installmentId: String(index) }))
    expect(settlingPreview('pay', many).isTooMany).toBe(true)
    expect(settlingPreview('pay', many.slice(1)).isTooMany).toBe(false)
    expect(settlingPreview('reopen', many).isTooMany).toBe(false)
  })
})
