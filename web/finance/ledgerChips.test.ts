import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { ledgerChips } from './ledgerChips'
import { type LedgerFilters, ledgerFilterNames } from './ledgerQuestion'

const id = '0198c1c0-0000-7000-8000-000000000001'
const none = Object.fromEntries(ledgerFilterNames.map((name) => [name, ''])) as LedgerFilters

/** The chips as their texts, with what they let go. */
function chipsWith(filters: Partial<LedgerFilters>, names: { partner?: string; origin?: string } = {}) {
  const gone: string[] = []
  const chips = ledgerChips(
    { ...none, ...filters },
    {
      day: '2026-11-29',
      language: 'pt-BR',
      t: ((key: string) => key) as unknown as TFunction,
      names: { partner: names.partner, origin: names.origin },
      onFilter: (name, value) => gone.push(`${name}=${value}`),
    },
  )
  for (const { onRemove } of chips) onRemove()
  return { texts: chips.map(({ text }) => text), gone }
}

const examples: Record<Exclude<(typeof ledgerFilterNames)[number], 'search'>, [value: string, text: string]> = {
  state: ['overdue', 'ledger.stateName: ledger.stateFilter.overdue'],
  kind: ['inflow', 'ledger.kindName: entryKind.inflow'],
  classification: ['Material', 'field.classification: Material'],
  partnerId: [id, 'ledger.onePartner'],
  originId: [id, 'ledger.oneOrigin'],
  dueFrom: ['2026-12-01', 'ledger.dueFrom: 01/12/2026'],
  dueTo: ['2026-12-31', 'ledger.dueTo: 31/12/2026'],
  seriesId: [id, 'ledger.ofSeries'],
  late: ['true', 'ledger.onlyLate'],
  realized: ['true', 'ledger.onlyRealized'],
}

it.each(Object.entries(examples))('FIN-10 the filter %s of a ledger is a chip, and can be removed', (name, example) => {
  const [value, text] = example
  expect(chipsWith({ [name]: value })).toEqual({ texts: [text], gone: [`${name}=`] })
})

it('FIN-10 all filters of a ledger are chips at once, by the names that are known', () => {
  const all = Object.fromEntries(Object.entries(examples).map(([name, [value]]) => [name, value]))
  const { texts, gone } = chipsWith({ ...all, search: 'areia' }, { partner: 'Areal', origin: 'Concretar' })
  expect(gone.sort()).toEqual(
    Object.keys(examples)
      .map((name) => `${name}=`)
      .sort(),
  )
  expect(texts).toEqual(expect.arrayContaining(['field.partnerId: Areal', 'field.origin: Concretar']))
})

it.each<[string, Partial<LedgerFilters>]>([
  ['what is searched for alone', { search: 'areia' }],
  ['what is to be received, a view of its own', { kind: 'inflow', state: 'open' }],
  [
    'what makes no sense',
    { kind: 'x', state: 'x', dueFrom: '2026-02-30', partnerId: 'x', late: 'no', classification: '' },
  ],
])('FIN-10 a ledger has no chip for %s', (_, filters) => {
  expect(chipsWith(filters).texts).toEqual([])
})

it('FIN-10 a view of a ledger that is narrowed further says all of it in chips', () => {
  expect(chipsWith({ kind: 'inflow', state: 'open', search: 'areia' }).texts).toHaveLength(2)
})
