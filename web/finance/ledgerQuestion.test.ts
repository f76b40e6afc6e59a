import { describe, expect, it } from 'vitest'
import { ledgerAddress } from './ledgerAddress'
import { type LedgerFilters, ledgerFilterNames, ledgerQuestion } from './ledgerQuestion'
import { columnsIn, columnsText } from './shownColumns'

const none = Object.fromEntries(ledgerFilterNames.map((name) => [name, ''])) as LedgerFilters
const questionOf = (filters: Partial<LedgerFilters>) => ledgerQuestion({ ...none, ...filters }, '2026-03-10')

describe('FIN-07 What a ledger is narrowed to', () => {
  it('FIN-07 calls overdue what is open and was due before the day that is shown', () => {
    expect(questionOf({ state: 'overdue' })).toMatchObject({ state: 'open', dueTo: '2026-03-09' })
    expect(questionOf({ state: 'overdue', dueTo: '2026-02-28' })).toMatchObject({ state: 'open', dueTo: '2026-02-28' })
    expect(questionOf({ state: 'overdue', dueTo: '2026-12-31' }).dueTo).toBe('2026-03-09')
    expect(questionOf({ state: 'open' }).dueTo).toBeUndefined()
  })

  it('FIN-07 leaves out what makes no sense in an address', () => {
    const odd = { kind: 'gift', state: 'lost', partnerId: 'somebody', originId: '1', late: 'yes', dueFrom: '31/02' }
    expect(Object.values(questionOf(odd)).filter((value) => value !== undefined)).toEqual([])
  })

  it('FIN-09 is an address that says each filter by name', () => {
    expect(ledgerAddress('p')).toBe('/projects/p/finance')
    expect(ledgerAddress('p', { kind: 'inflow', state: 'open', search: '' })).toBe(
      '/projects/p/finance?kind=inflow&state=open',
    )
  })

  it('shows the columns that an address names, and the usual ones where it names none', () => {
    for (const wide of [true, false]) {
      expect(columnsText(columnsIn('', wide), wide)).toBe('')
      expect(columnsIn(columnsText(['history', 'company'], wide), wide)).toEqual(['history', 'company'])
      expect(columnsIn(columnsText([], wide), wide)).toEqual(['title'])
    }
    // What was chosen in a wide window stays in a narrower one.
    expect(columnsIn(columnsText(columnsIn('', true), false), false)).toEqual(columnsIn('', true))
  })
})
