import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from './entryValues'
import { refundableCents, refundOf } from './refundOf'

const paid = (paidCents: number | null) => ({ paidCents }) as Entry['settlements'][number]
const refund = (plannedCents: number) => ({ plannedCents }) as Entry['refunds'][number]
const entry = {
  entryId: 'e',
  title: 'Cimento',
  kind: 'outflow',
  classification: 'Materiais',
  plannedCents: 1000,
  settlements: [paid(600), paid(null), paid(100)],
  refunds: [refund(50)],
  origin: { of: 'tasks', items: [{ id: 'a', cents: 1000 }] },
} as unknown as Entry
const manner = { title: 'Devolução de Cimento', today: '2026-11-27' }

describe('The refund of an entry', () => {
  it('gives back what was paid and not given back yet, the other way, for the same', () => {
    expect(refundableCents(entry)).toBe(650)
    expect(refundOf(entry, manner)).toMatchObject({
      title: 'Devolução de Cimento',
      kind: 'inflow',
      classification: 'Materiais',
      plannedOn: '2026-11-27',
      plannedCents: 650,
      installments: [{ dueOn: '2026-11-27', cents: 650 }],
      origin: { of: 'tasks', items: [{ id: 'a', cents: 650 }] },
      refundOf: 'e',
      refundOfTitle: 'Cimento',
    })
    expect(refundableCents({ settlements: [paid(100)], refunds: [refund(100)] })).toBe(0)
  })

  it('does not close with the tasks for which the entry was', () =>
    expect(refundOf({ ...entry, closesWithTasks: true }, manner).closesWithTasks).toBe(false))

  it('is for each by its share, and for none by more than all of it', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999_99 })
    fc.assert(
      fc.property(cents, cents, fc.array(cents, { minLength: 1, maxLength: 5 }), (planned, paidCents, parts) => {
        const items = parts.map((part, index) => ({
          id: String(index),
          cents: Math.min(part, planned),
          effortMinutes: null,
        }))
        const given = { ...entry, plannedCents: planned, settlements: [paid(paidCents)], refunds: [] }
        const { origin } = refundOf({ ...given, origin: { of: 'tasks', items } }, manner)
        origin?.items.forEach((item, index) => {
          const off = BigInt(item.cents) * BigInt(planned) - BigInt(paidCents) * BigInt(items[index]?.cents ?? 0)
          expect((off < 0n ? -off : off) < BigInt(planned)).toBe(true)
          expect(item.cents).toBeLessThanOrEqual(paidCents)
        })
      }),
    )
  })
})
