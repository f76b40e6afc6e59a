import { describe, expect, it } from 'vitest'
import { checkRealized } from './checkRealized'
import type { ReadEvent } from './readEvent'

const projectId = '11111111-1111-4111-8111-111111111111'
const part = { installmentId: 'part', dueOn: '2026-03-10', cents: 100_00 }
const recorded = {
  entryId: 'entry',
  kind: 'outflow',
  classification: 'Materiais',
  partnerId: null,
  company: null,
  origin: { of: 'tasks', items: [{ id: 'dig', cents: 100_00 }] },
  plannedOn: '2026-03-10',
  plannedCents: 100_00,
  realizedOn: null,
  realizedCents: null,
  installments: [part],
}
const inFull = { installmentId: 'part', paidOn: '2026-03-09', cents: 100_00 }
const payment = { ...inFull, interestCents: 0, fineCents: 0, discountCents: 0 }
const paid = { entryId: 'entry', payments: [payment], realizedOn: '2026-03-09', realizedCents: 100_00 }
const reopened = { entryId: 'entry', installmentIds: ['part'] }
const emptied = { realizedOn: null, realizedCents: null }

type Row = [type: string, data: object, commandId?: string, causationId?: string]

/** What the check finds in a log of these events, each of a command of its own. */
function found(...rows: Row[]) {
  const check = checkRealized()
  rows.forEach(([type, data, commandId, causationId], index) => {
    const id = commandId ?? `command ${index}`
    const metadata = JSON.stringify({ commandId: id, causationId: causationId ?? id })
    check.take({ recorded: { type, projectId, metadata }, data } as unknown as ReadEvent)
  })
  check.end()
  return { violations: check.violations.named(), done: check.done.named() }
}
const nothing = { violations: [], done: [] }

describe('FIN-09 The check of what was realized', () => {
  const typed: Row = ['EntryChanged', { entryId: 'entry', realizedCents: 999_99 }, 'typing']
  const undone: Row = ['EntryChanged', { entryId: 'entry', realizedCents: 100_00 }, 'undoing', 'typing']

  it('FIN-09 finds nothing where payments filled it, or a person said it', () => {
    expect(found(['EntryRecorded', recorded], ['InstallmentsPaid', paid])).toEqual(nothing)
    expect(found(['EntryRecorded', recorded], typed)).toEqual(nothing)
    expect(found(['EntryRecorded', { ...recorded, realizedCents: 5_00 }])).toEqual(nothing)
    expect(
      found(
        ['EntryRecorded', recorded],
        ['InstallmentsPaid', paid],
        ['InstallmentsReopened', { ...reopened, ...emptied }],
      ),
    ).toEqual(nothing)
  })

  it('FIN-09 finds an amount that an undo left where a payment had filled it', () => {
    const left: Row[] = [['EntryRecorded', recorded], ['InstallmentsPaid', paid], typed, undone]
    expect(found(...left)).toEqual(nothing)
    expect(found(...left, ['InstallmentsReopened', reopened]).violations).toEqual([
      `${projectId}/entry: 10000 was realized, and nothing was paid`,
    ])
  })

  it('FIN-09 takes what was undone, and undone again, as said', () => {
    const again: Row = ['EntryChanged', { entryId: 'entry', realizedCents: 999_99 }, 'again', 'undoing']
    const rows: Row[] = [['EntryRecorded', recorded], ['InstallmentsPaid', paid], typed, undone, again]
    expect(found(...rows, ['InstallmentsReopened', reopened])).toEqual(nothing)
  })

  it('FIN-09 finds another amount than payments come to', () => {
    const rows: Row[] = [
      ['EntryRecorded', recorded],
      ['InstallmentsPaid', { ...paid, realizedCents: 99_00 }],
    ]
    expect(found(...rows).violations).toEqual([`${projectId}/entry: 9900 was realized, and 10000 was paid`])
  })
})

describe('FIN-09 The check of closed months', () => {
  const closed: Row[] = [
    ['EntryRecorded', recorded],
    ['MonthClosed', { closedThrough: '2026-03' }],
  ]
  const line = `${projectId}/entry: changed 2026-03, closed before`

  it.each([
    ['plannedCents', { plannedCents: 200_00, installments: [{ ...part, cents: 200_00 }] }],
    ['plannedOn', { plannedOn: '2026-04-01' }],
    ['classification', { classification: 'Outros' }],
    ['kind', { kind: 'inflow' }],
  ])('FIN-09 finds a figure that changed without a mark: %s', (_, change) => {
    const data = { entryId: 'entry', ...change }
    expect(found(...closed, ['EntryChanged', data]).violations).toEqual([line])
    const mark: Row = ['PostedAfterClosing', { entryId: 'entry', months: ['2026-03'] }, 'late']
    expect(found(...closed, ['EntryChanged', data, 'late'], mark)).toEqual(nothing)
    const opened: Row = ['MonthReopened', { closedThrough: null }]
    expect(found(...closed, opened, ['EntryChanged', data])).toEqual(nothing)
  })

  it.each([
    ['partnerId', { partnerId: 'maria' }],
    ['company', { company: 'Obra Ltda' }],
    ['origin', { origin: { of: 'tasks', items: [{ id: 'pour', cents: 100_00 }] } }],
  ])('FIN-09 names what older versions let move to other sums, and finds no fault: %s', (_, change) => {
    expect(found(...closed, ['EntryChanged', { entryId: 'entry', ...change }])).toEqual({
      violations: [],
      done: [line],
    })
  })

  it('FIN-09 finds nothing where another month or nothing of the figures changed', () => {
    expect(found(...closed, ['EntryChanged', { entryId: 'entry', title: 'Aço' }])).toEqual(nothing)
    expect(found(...closed, ['EntryRecorded', { ...recorded, entryId: 'new', plannedOn: '2026-04-01' }])).toEqual(
      nothing,
    )
  })
})
