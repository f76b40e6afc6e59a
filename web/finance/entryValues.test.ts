import { describe, expect, it } from 'vitest'
import type { Fields } from '../platform/forms/formFields'
import { type Entry, entryChanges, entryIn, installmentIdOf, textsOfEntry } from './entryValues'

const entry: Entry = {
  projectId: 'p',
  entryId: 'e',
  currency: 'BRL',
  title: 'Cimento',
  kind: 'outflow',
  classification: 'Materiais',
  description: 'Sacos\nde 50 kg',
  history: '',
  plannedOn: '2026-11-30',
  realizedOn: null,
  plannedCents: 12_050,
  realizedCents: null,
  company: null,
  documentNumber: 'NF-e 12',
  paymentMethod: null,
  closesWithTasks: false,
  partnerId: null,
  partnerName: null,
  seriesId: null,
  refundOf: null,
  refundOfTitle: null,
  refunds: [],
  settlements: [],
  lateMonths: [],
  origin: { items: [{ cents: 12_050, effortMinutes: 90, id: 't' }], of: 'tasks' },
  originNames: ['Fundação'],
  installments: [
    { installmentId: 'a', dueOn: '2026-12-31', cents: 6025 },
    { installmentId: 'b', dueOn: '2027-01-31', cents: 6025 },
  ],
  createdAt: '',
  createdBy: null,
  changedAt: '',
  changedFields: {} as Entry['changedFields'],
}
const manner = { language: 'pt-BR', currency: 'BRL', newId: (index: number) => `new ${index}`, lastDay: '2026-11-28' }
const formOf = (changes: Record<string, string> = {}): Fields => {
  const texts = { ...textsOfEntry(entry, 'pt-BR') }
  const all = (name: string) => (name in changes ? [changes[name] ?? ''] : [...(texts[name] ?? [])])
  return { text: (name) => all(name)[0] ?? '', all, has: (name) => all(name).length > 0 }
}
const read = (changes?: Record<string, string>) => entryIn(formOf(changes), manner)

describe('FIN-01 The form of an entry', () => {
  it('holds the entry as it is, and changes nothing of it by itself', () => {
    const { entry: given, errors } = read()
    expect(errors).toEqual({})
    expect(entryChanges(entry, given)).toEqual({})
  })

  it('was realized on a day that has come, or on the one that it had', () => {
    const far = formOf({ realizedOn: '2026-11-29' })
    expect(read({ realizedOn: '2026-11-28' }).errors).toEqual({})
    expect(entryIn(far, manner).errors).toEqual({ realizedOn: 'entry.realizedInFuture' })
    expect(entryIn(far, { ...manner, realizedBefore: '2026-11-29' }).errors).toEqual({})
  })

  it('changes what was typed, and empties what was emptied', () => {
    expect(entryChanges(entry, read({ company: ' Loja 3 ', documentNumber: '' }).entry)).toEqual({
      company: 'Loja 3',
      documentNumber: null,
    })
  })

  it('FIN-06 closes with its tasks where that is switched on', () => {
    expect(entryChanges(entry, read({ closesWithTasks: 'on' }).entry)).toEqual({ closesWithTasks: true })
    expect(textsOfEntry({ ...entry, closesWithTasks: true }, 'en').closesWithTasks).toEqual(['on'])
  })

  it('FIN-02 misses title, classification, planned date and amount', () => {
    expect(read({ title: ' ', classification: '', plannedOn: '', plannedCents: '' }).errors).toEqual({
      title: 'title.missing',
      classification: 'entry.classificationMissing',
      plannedOn: 'entry.plannedOnMissing',
      plannedCents: 'entry.amountMissing',
    })
    expect(read({ origin: '' }).errors).toEqual({ origin: 'entry.originMissing' })
  })

  it('FIN-14 refuses at the field what is no amount and no day', () => {
    expect(read({ plannedCents: '120.50', realizedCents: 'x', realizedOn: '31/02' }).errors).toEqual({
      plannedCents: 'entry.amountInvalid',
      realizedCents: 'money.invalid',
      realizedOn: 'day.invalid',
    })
    expect(read({ plannedCents: 'US$ 120,50', realizedCents: '1 EUR' }).errors).toEqual({
      plannedCents: 'money.inDollars',
      realizedCents: 'money.inEuros',
    })
    expect(read({ plannedCents: 'R$ 120,50' }).errors).toEqual({})
    expect(read({ plannedCents: '0,00' }).errors).toEqual({ plannedCents: 'entry.amountInvalid' })
  })

  it('FIN-08 refuses installments that are not the amount', () =>
    expect(read({ plannedCents: '130,50' }).errors).toEqual({ installments: 'entry.installmentsUnequal' }))

  it('FIN-08 names the installments of a new entry by the entry, each otherwise', () => {
    const entryId = '018f3c9e-7a10-7000-8000-00000000fff0'
    const ids = Array.from({ length: 360 }, (_, index) => installmentIdOf(entryId, index))
    expect(new Set(ids).size).toBe(360)
    expect(ids).not.toContain(entryId)
    expect(ids.every((id) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id))).toBe(true)
    expect(installmentIdOf(entryId, 5)).toBe(ids[5])
  })
})
