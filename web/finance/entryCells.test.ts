import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountChange, lockOf } from './entryCells'

const outflow = { kind: 'outflow' } as const

describe('FIN-08 A cell of the ledger', () => {
  it('is locked where its installment is settled, or is one of several', () => {
    expect(lockOf('cents', { ...outflow, state: 'open', count: 1 })).toBeUndefined()
    expect(lockOf('cents', { ...outflow, state: 'open', count: 3 })).toBe('entryCell.several')
    expect(lockOf('dueOn', { ...outflow, state: 'open', count: 3 })).toBeUndefined()
    expect(lockOf('dueOn', { ...outflow, state: 'paid', count: 1 })).toBe('entryCell.paid')
    expect(lockOf('dueOn', { kind: 'inflow', state: 'paid', count: 1 })).toBe('entryCell.received')
    expect(lockOf('cents', { ...outflow, state: 'cancelled', count: 1 })).toBe('entryCell.cancelled')
    expect(lockOf('title', { ...outflow, state: 'paid', count: 1 })).toBeUndefined()
  })

  it('FIN-14 changes the amount, its installment and its parts together, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999_99 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), cents, (parts, amount) => {
        const plannedCents = parts.reduce((sum, part) => sum + part, 0)
        const installments = [{ installmentId: 'a', dueOn: '2026-12-31', cents: plannedCents }]
        const linked = { of: 'tasks' as const, items: parts.map((part, index) => ({ id: String(index), cents: part })) }
        const origin = { ...linked, items: linked.items.map((item) => ({ ...item, effortMinutes: 90 })) }
        const change = amountChange({ plannedCents, installments, origin }, amount)
        expect(change.plannedCents).toBe(amount)
        expect(change.installments).toEqual([{ installmentId: 'a', dueOn: '2026-12-31', cents: amount }])
        expect(change.origin?.items.reduce((sum, item) => sum + item.cents, 0)).toBe(amount)
        expect(change.seen).toEqual({ plannedCents, installments, origin: linked })
      }),
    )
  })

  it('leaves parts alone that were not all of the amount', () => {
    const installments = [{ installmentId: 'a', dueOn: '2026-12-31', cents: 100 }]
    const origin = { of: 'tasks' as const, items: [{ id: 't', cents: 40, effortMinutes: null }] }
    const change = amountChange({ plannedCents: 100, installments, origin }, 250)
    expect(change).not.toHaveProperty('origin')
    expect(change.seen).toEqual({ plannedCents: 100, installments })
  })
})
