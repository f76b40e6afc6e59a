import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areDivided, dividedRows, installmentsIn, rowsIn, rowsOf, rowsText, sumOfRows } from './installmentRows'

const divided = (cents: number, count: number, first: string) =>
  dividedRows({ cents, count, first, former: [], language: 'pt-BR' })
const days = (first: string, count: number) => divided(100_00, count, first).map(({ dueOn }) => dueOn)
const read = (text: string, plannedCents: number) =>
  installmentsIn(text, { plannedCents, plannedOn: '2026-03-02', language: 'pt-BR', newId: (index) => `new ${index}` })

describe('FIN-08 Installments of an amount', () => {
  it('are due month after month, on the last day of a month that is too short', () => {
    expect(days('2026-01-31', 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(days('2028-02-29', 3)).toEqual(['2028-02-29', '2028-03-29', '2028-04-29'])
    expect(days('2027-12-31', 15).at(-1)).toBe('2029-02-28')
  })

  it('add up to the amount, to the cent, and are divided as they stand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_99 }), fc.integer({ min: 1, max: 360 }), (cents, count) => {
        const rows = divided(cents, count, '2026-03-31')
        expect(sumOfRows(rows, 'pt-BR')).toBe(cents)
        expect(areDivided(rows, 'pt-BR')).toBe(true)
      }),
    )
    expect(divided(547, 3, '2026-03-31').map(({ amount }) => amount)).toEqual(['1,83', '1,82', '1,82'])
  })

  it('keep their ids when they are divided anew, and stand in a form as one text', () => {
    const rows = rowsOf([{ installmentId: 'a', dueOn: '2026-03-02', cents: 100 }], 'pt-BR')
    const more = dividedRows({ cents: 300, count: 2, first: '2026-03-02', former: rows, language: 'pt-BR' })
    expect(more.map(({ installmentId }) => installmentId)).toEqual(['a', ''])
    expect(rowsIn(rowsText(more))).toEqual(more)
    expect(read(rowsText(more), 300).installments.map(({ installmentId }) => installmentId)).toEqual(['a', 'new 1'])
  })

  it('are refused where one is no day, no amount, nothing, or they are not the amount', () => {
    const rows = divided(300, 3, '2026-03-02')
    const with2nd = (changes: object) =>
      rowsText(rows.map((row, index) => (index === 1 ? { ...row, ...changes } : row)))
    expect(read(rowsText(rows), 300).error).toBeUndefined()
    expect(read(with2nd({ dueOn: '31/02' }), 300).error).toBe('entry.installmentInvalid')
    expect(read(with2nd({ amount: '1.00' }), 300).error).toBe('entry.installmentInvalid')
    expect(read(with2nd({ amount: '0,99' }), 300).error).toBe('entry.installmentsUnequal')
    expect(read(rowsText(divided(1, 360, '2026-03-02')), 1).error).toBe('entry.installmentTooSmall')
    expect(read('', 300).error).toBe('entry.installmentCount')
  })

  it('leave what is settled as it is, and divide what is left of the amount among those that are open', () => {
    const former = rowsOf(
      [
        { installmentId: 'paid', dueOn: '2026-01-31', cents: 60 },
        { installmentId: 'open', dueOn: '2026-02-28', cents: 40 },
      ],
      'pt-BR',
    )
    const settled = new Set(['paid'])
    const again = (cents: number, count: number) =>
      dividedRows({ cents, count, first: '2026-05-05', former, language: 'pt-BR', settled })
    expect(areDivided(former, 'pt-BR', settled)).toBe(true)
    expect(again(160, 2)).toEqual([former[0], { ...former[1], amount: '1,00' }])
    expect(again(160, 3).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2026-01-31', '0,60'],
      ['2026-02-28', '0,50'],
      ['2026-03-28', '0,50'],
    ])
    expect(again(60, 1)).toEqual([former[0]])
    // Less than what is settled is no amount of this entry: its rows say so by their sum.
    expect(sumOfRows(again(59, 1), 'pt-BR')).toBe(60)
  })

  it('keep every cent of what is settled, and add up to any amount above it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ cents: fc.integer({ min: 1, max: 10_000_00 }), isPaid: fc.boolean() }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.integer({ min: 0, max: 10_000_00 }),
        fc.integer({ min: 1, max: 12 }),
        (parts, left, open) => {
          const former = rowsOf(
            parts.map(({ cents }, index) => ({ installmentId: String(index), dueOn: '2026-01-31', cents })),
            'pt-BR',
          )
          const settled = new Set(former.filter((_, index) => parts[index]?.isPaid).map((row) => row.installmentId))
          const isSettled = (row: { installmentId: string }) => settled.has(row.installmentId)
          const cents = (sumOfRows(former.filter(isSettled), 'pt-BR') ?? 0) + left
          fc.pre(cents > 0)
          const rows = dividedRows({
            cents,
            count: settled.size + open,
            first: '2026-01-31',
            former,
            language: 'pt-BR',
            settled,
          })
          expect(rows.filter(isSettled)).toEqual(former.filter(isSettled))
          expect(sumOfRows(rows, 'pt-BR')).toBe(cents)
          expect(rows).toHaveLength(settled.size + open)
        },
      ),
    )
  })
})
