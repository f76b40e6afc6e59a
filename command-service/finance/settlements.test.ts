import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { decide, fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, givenOf } from '../../test/given/given'
import { idOf, ledgerFields } from '../../test/given/ledgerFields'
import type { Later } from '../rules/later'
import type { LedgerWork, Lookups } from './ledgerState'
import { projectLedger } from './projectLedger'

const [projectId, bia, cement, back] = [idOf(0, 1), idOf(0, 2), idOf(1, 1), idOf(1, 2)]
const [first, second, rest, dig] = [idOf(3, 1), idOf(3, 2), idOf(3, 3), idOf(2, 1)]
const at = '2027-02-01T09:00:00Z'
const by = {
  actor: ann,
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} } as never,
}
const given = givenOf(projectLedger, by)
const lookups: Lookups = { isOrigin: () => true, isPartner: () => false, effortOf: () => null }

const part = (installmentId: string, cents: number, dueOn = '2026-12-10') => ({ installmentId, dueOn, cents })
const forDigging = { of: 'tasks' as const, items: [{ id: dig, cents: 12_050, effortMinutes: null }] }
const fields: EntryFields = {
  ...ledgerFields,
  plannedOn: '2026-11-30',
  plannedCents: 12_050,
  origin: forDigging,
  installments: [part(first, 6025), part(second, 6025, '2027-01-10')],
}
const ofEntry = { projectId, entryId: cement }
const recorded = (
  changes: Partial<EntryFields> = {},
  entryId = cement,
  refundOf: string | null = null,
): LedgerEvent => ({
  type: 'EntryRecorded',
  data: { projectId, entryId, currency: 'BRL', ...fields, seriesId: null, refundOf, ...changes },
})
const exactly = { interestCents: 0, fineCents: 0, discountCents: 0 }
const payment = (installmentId: string, changes: object = {}) => ({
  installmentId,
  paidOn: '2026-12-09',
  cents: 6025,
  ...exactly,
  ...changes,
})
const pay = (changes: object = {}): LedgerWork => ({
  type: 'PayInstallment',
  data: { ...ofEntry, ...payment(first), rest: null, ...changes },
})
const paid = (
  payments: ReturnType<typeof payment>[],
  moved: object = {},
  before: object = {},
  closedBy: 'person' | 'tasks' = 'person',
): LedgerEvent => ({ type: 'InstallmentsPaid', data: { ...ofEntry, payments, closedBy, ...moved, before } })
const cancel = (ids: string[], reason = 'Desistimos'): LedgerWork => ({
  type: 'CancelInstallments',
  data: { projectId, installments: ids.map((id) => ({ entryId: cement, installmentId: id, cents: 6025 })), reason },
})
const cancelled = (ids: string[], moved: object = {}, before: object = {}): LedgerEvent => ({
  type: 'InstallmentsCancelled',
  data: {
    ...ofEntry,
    installments: fields.installments.filter(({ installmentId }) => ids.includes(installmentId)),
    reason: 'Desistimos',
    ...moved,
    before,
  },
})
const reopen = (...ids: string[]): LedgerWork => ({
  type: 'ReopenInstallments',
  data: { projectId, installments: ids.map((id) => ({ entryId: cement, installmentId: id })), reason: 'Engano' },
})
const change = (changes: object): LedgerWork =>
  ({ type: 'ChangeEntry', data: { ...ofEntry, lookups, ...changes } }) as LedgerWork
const realized = (realizedOn: string | null, realizedCents: number | null) => ({ realizedOn, realizedCents })

describe('FIN-07 Paying an installment', () => {
  it('says the day, the amount, and what it came to besides', () => {
    const more = { interestCents: 100, fineCents: 50, discountCents: 25 }
    given(recorded())
      .when(pay(more))
      .then(paid([payment(first, more)]))
  })

  it('fills what was realized once nothing is open, where nobody had said it', () => {
    const late = { paidOn: '2027-01-12', interestCents: 75 }
    given(recorded(), paid([payment(first)]))
      .when(pay({ installmentId: second, ...late }))
      .then(paid([payment(second, late)], realized('2027-01-12', 12_125), realized(null, null)))
    given(recorded(realized('2026-12-01', null)), paid([payment(first)]))
      .when(pay({ installmentId: second }))
      .then(paid([payment(second)], { realizedCents: 12_050 }, { realizedCents: null }))
  })

  it('leaves a rest that is due on another day, right behind it', () => {
    const installments = [part(first, 1000), part(rest, 5025, '2027-02-01'), part(second, 6025, '2027-01-10')]
    given(recorded())
      .when(pay({ cents: 1000, rest: { installmentId: rest, dueOn: '2027-02-01' } }))
      .then(paid([payment(first, { cents: 1000 })], { installments }, { installments: fields.installments }))
  })

  it('leaves no rest where the entry has as many installments as it may', () => {
    const more = Array.from({ length: 358 }, (_, index) => part(idOf(5, index), 1))
    const full = { plannedCents: 12_050 + more.length, installments: [...fields.installments, ...more] }
    const leavingRest = pay({ cents: 1000, rest: { installmentId: rest, dueOn: '2027-02-01' } })
    given(recorded(full)).when(leavingRest).thenRefused('entry.installmentsTooMany', { most: 360 })
    given(recorded(full))
      .when(pay())
      .then(paid([payment(first)]))
  })

  it('is refused where the amount is not that of the installment, and no rest is left', () => {
    given(recorded())
      .when(pay({ cents: 6026 }))
      .thenRefused('entry.paymentTooLarge', { cents: 6025 })
    given(recorded())
      .when(pay({ cents: 6024 }))
      .thenRefused('entry.paymentUnequal', { cents: 6025 })
    given(recorded())
      .when(pay({ rest: { installmentId: rest, dueOn: '2027-02-01' } }))
      .thenRefused('entry.paymentUnequal', { cents: 6025 })
    given(recorded())
      .when(pay({ discountCents: 6026 }))
      .thenRefused('entry.discountTooLarge')
    given(recorded())
      .when(pay({ interestCents: 99_999_999_999_99 }))
      .thenRefused('entry.paymentTooLarge', { cents: 6025 })
  })

  it('FIN-14 is refused where all of an entry would come to more than an amount may be', () => {
    const most = 99_999_999_999_99
    const interest = { interestCents: most - 6025 }
    given(recorded(), paid([payment(first, interest)]))
      .when(pay({ installmentId: second }))
      .thenRefused('entry.realizedTooLarge')
    given(recorded(), paid([payment(first, { interestCents: most - 12_050 })]))
      .when(pay({ installmentId: second }))
      .then(paid([payment(second)], realized('2026-12-09', most), realized(null, null)))
  })

  it('happens once: the same payment again changes nothing, and a different one is refused', () => {
    given(recorded(), paid([payment(first)]))
      .when(pay())
      .thenNothing()
    given(recorded(), paid([payment(first)]))
      .when(pay({ paidOn: '2026-12-10' }))
      .thenRefused('entry.installmentSettled', { state: 'paid' })
    given(recorded(), cancelled([first]))
      .when(pay())
      .thenRefused('entry.installmentSettled', { state: 'cancelled' })
    given().when(pay()).thenRefused('entry.unknown')
    given(recorded())
      .when(pay({ installmentId: rest }))
      .thenRefused('entry.installmentUnknown')
  })

  it('takes several at once, each in full and each as it was seen', () => {
    const both = (cents: number): LedgerWork => ({
      type: 'PayInstallments',
      data: {
        projectId,
        paidOn: '2026-12-09',
        installments: [first, second, first].map((installmentId) => ({ entryId: cement, installmentId, cents })),
      },
    })
    given(recorded())
      .when(both(6025))
      .then(paid([payment(first), payment(second)], realized('2026-12-09', 12_050), realized(null, null)))
    given(recorded())
      .when(both(6000))
      .thenRefused('record.changedMeanwhile', { fields: ['installments'] })
    given(recorded(), paid([payment(first)]))
      .when(both(6025))
      .then(paid([payment(second)], realized('2026-12-09', 12_050), realized(null, null)))
  })
})

describe('FIN-07 The day of a payment', () => {
  // It is the evening of 10 January in Brasília.
  const evening = givenOf(projectLedger, { ...by, at: '2027-01-11T02:00:00Z' })
  const severalOn = (paidOn: string): LedgerWork => ({
    type: 'PayInstallments',
    data: { projectId, paidOn, installments: [{ entryId: cement, installmentId: first, cents: 6025 }] },
  })
  const day = '2027-01-11'

  it('is at most tomorrow, where it may be that day already', () => {
    evening(recorded())
      .when(pay({ paidOn: day }))
      .then(paid([payment(first, { paidOn: day })]))
    evening(recorded())
      .when(pay({ paidOn: '2027-01-12' }))
      .thenRefused('entry.paidInFuture', { day })
    evening(recorded())
      .when(severalOn(day))
      .then(paid([payment(first, { paidOn: day })]))
    evening(recorded()).when(severalOn('2031-01-01')).thenRefused('entry.paidInFuture', { day })
  })

  it('is at most tomorrow also where an entry says when it was realized', () => {
    const record = (realizedOn: string): LedgerWork => ({
      type: 'RecordEntry',
      data: { projectId, entryId: cement, currency: 'BRL', lookups, ...fields, origin: forDigging, realizedOn },
    })
    evening()
      .when(record(day))
      .then(recorded({ realizedOn: day }))
    evening().when(record('2027-01-12')).thenRefused('entry.realizedInFuture', { day })
    evening(recorded())
      .when(change({ realizedOn: '2027-01-12' }))
      .thenRefused('entry.realizedInFuture', { day })
  })

  it('stays where it was recorded before: such an entry is changed, paid, and its reopening undone', () => {
    const far = realized('2031-01-01', null)
    evening(recorded(far))
      .when(change({ title: 'Areia' }))
      .then({ type: 'EntryChanged', data: { ...ofEntry, title: 'Areia', before: { title: fields.title } } })
    const future = paid([payment(first, { paidOn: '2031-01-01' })])
    evening(recorded(), future)
      .when(pay({ paidOn: '2031-01-01' }))
      .thenNothing()
    evening(recorded(), future)
      .when(pay({ installmentId: second, paidOn: day }))
      .then(paid([payment(second, { paidOn: day })], realized('2031-01-01', 12_050), realized(null, null)))
    const reopened: LedgerEvent = {
      type: 'InstallmentsReopened',
      data: {
        ...ofEntry,
        installmentIds: [first],
        reason: 'Engano',
        reopenedBy: 'person',
        before: { payments: [{ ...payment(first, { paidOn: '2031-01-01' }), closedBy: 'person' }], cancelled: [] },
      },
    }
    evening(recorded(), future, reopened)
      .when({
        type: 'UndoLedgerAction',
        data: { projectId, action: { events: [reopened], since: [] }, lookups, reason: null },
      })
      .then(future)
  })
})

describe('FIN-07 A settled installment', () => {
  it('is cancelled for a reason, and is then no longer to be paid', () => {
    given(recorded())
      .when(cancel([first, second]))
      .then(cancelled([first, second]))
    given(recorded(), cancelled([first]))
      .when(cancel([first]))
      .thenNothing()
    given(recorded(), paid([payment(first)]))
      .when(cancel([first]))
      .thenRefused('entry.installmentSettled', { state: 'paid' })
  })

  it('ends its entry where what is left was paid', () => {
    given(recorded(), paid([payment(first)]))
      .when(cancel([second]))
      .then(cancelled([second], realized('2026-12-09', 6025), realized(null, null)))
  })

  const reopened = (moved: object, before: object): LedgerEvent => ({
    type: 'InstallmentsReopened',
    data: {
      ...ofEntry,
      installmentIds: [first],
      reason: 'Engano',
      reopenedBy: 'person',
      ...moved,
      before: { payments: [{ ...payment(first), closedBy: 'person' }], cancelled: [], ...before },
    },
  })

  it('is open again for a reason, and what its payment filled is empty again', () => {
    const filling = paid([payment(first), payment(second)], realized('2026-12-09', 12_050), realized(null, null))
    given(recorded(), filling)
      .when(reopen(first))
      .then(reopened(realized(null, null), realized('2026-12-09', 12_050)))
    const corrected: LedgerEvent = {
      type: 'EntryChanged',
      data: { ...ofEntry, realizedCents: 12_000, before: { realizedCents: 12_050 } },
    }
    given(recorded(), filling, corrected)
      .when(reopen(first))
      .then(reopened({ realizedOn: null }, { realizedOn: '2026-12-09' }))
    given(recorded()).when(reopen(first)).thenNothing()
  })

  it('stays as it is where its entry is changed', () => {
    const others = [part(first, 6000), part(second, 6050, '2027-01-10')]
    given(recorded(), paid([payment(first)]))
      .when(change({ installments: others }))
      .thenRefused('entry.installmentSettled', { state: 'paid' })
    given(recorded(), cancelled([first]))
      .when(change({ plannedCents: 6025, origin: null, installments: [part(second, 6025)] }))
      .thenRefused('entry.installmentSettled', { state: 'cancelled' })
    given(recorded(), paid([payment(first)]))
      .when(change({ kind: 'inflow' }))
      .thenRefused('entry.paid')
  })

  const onlyFirst = { plannedCents: 6025, origin: null, installments: [part(first, 6025)] }
  const { plannedCents, origin, installments } = fields
  const both = { plannedCents, origin, installments }
  const changed = (changes: object, before: object): LedgerEvent => ({
    type: 'EntryChanged',
    data: { ...ofEntry, ...changes, before },
  })
  const asPaid = realized('2026-12-09', 6025)
  const outTaken = changed({ ...onlyFirst, ...asPaid }, { ...both, ...realized(null, null) })
  const putIn = changed({ ...both, ...realized(null, null) }, { ...onlyFirst, ...asPaid })

  it('FIN-09 says what was realized also where the last open one is taken out of its entry', () => {
    given(recorded(), paid([payment(first)]))
      .when(change(onlyFirst))
      .then(outTaken)
    given(recorded(), paid([payment(first)]), outTaken)
      .when(reopen(first))
      .then(reopened(realized(null, null), asPaid))
    given(recorded(), paid([payment(first)]))
      .when(change({ ...onlyFirst, realizedCents: 7000 }))
      .then(changed({ ...onlyFirst, ...asPaid, realizedCents: 7000 }, { ...both, ...realized(null, null) }))
  })

  it('FIN-09 says no longer what was realized where an open one is added, until that is paid as well', () => {
    const single = [recorded(onlyFirst), paid([payment(first)], asPaid, realized(null, null))]
    given(...single)
      .when(change(both))
      .then(putIn)
    given(...single, putIn)
      .when(pay({ installmentId: second }))
      .then(paid([payment(second)], realized('2026-12-09', 12_050), realized(null, null)))
    const corrected = changed({ realizedCents: 7000 }, { realizedCents: 6025 })
    given(...single, corrected)
      .when(change(both))
      .then(changed({ ...both, realizedOn: null }, { ...onlyFirst, realizedOn: '2026-12-09' }))
  })

  it('FIN-09 says what was realized as before once such a change is taken back', () => {
    const undo = (event: LedgerEvent) =>
      ({
        type: 'UndoLedgerAction',
        data: { projectId, action: { events: [event], since: [] }, lookups, reason: null },
      }) as const
    given(recorded(), paid([payment(first)]), outTaken)
      .when(undo(outTaken))
      .then(putIn)
    given(recorded(onlyFirst), paid([payment(first)], asPaid, realized(null, null)), putIn)
      .when(undo(putIn))
      .then(outTaken)
  })

  it('keeps its entry from being deleted while it is paid', () => {
    given(recorded(), paid([payment(first)]))
      .when({ type: 'DeleteEntry', data: ofEntry })
      .thenRefused('entry.paid')
    given(recorded(), cancelled([first]))
      .when({ type: 'DeleteEntry', data: ofEntry })
      .then({
        type: 'EntryDeleted',
        data: {
          ...ofEntry,
          before: {
            currency: 'BRL',
            ...fields,
            seriesId: null,
            refundOf: null,
            cancelled: [{ installmentId: first, reason: 'Desistimos' }],
          },
        },
      })
  })
})

describe('FIN-08 Another due day', () => {
  const postpone = (installmentId: string, from: string, to: string): LedgerWork => ({
    type: 'PostponeInstallments',
    data: { projectId, installments: [{ entryId: cement, installmentId, from, to }] },
  })

  it('is given to installments that are open and still due as they were seen', () => {
    given(recorded())
      .when(postpone(first, '2026-12-10', '2026-12-20'))
      .then({
        type: 'InstallmentsPostponed',
        data: { ...ofEntry, postponed: [{ installmentId: first, from: '2026-12-10', to: '2026-12-20' }] },
      })
    given(recorded())
      .when(postpone(first, '2026-12-11', '2026-12-20'))
      .thenRefused('record.changedMeanwhile', { fields: ['installments'] })
    given(recorded())
      .when(postpone(first, '2026-12-01', '2026-12-10'))
      .thenNothing()
    given(recorded(), paid([payment(first)]))
      .when(postpone(first, '2026-12-10', '2026-12-20'))
      .thenRefused('entry.installmentSettled', { state: 'paid' })
  })
})

describe('A refund', () => {
  const refund = (plannedCents: number, kind: 'inflow' | 'outflow' = 'inflow'): LedgerWork => ({
    type: 'RecordEntry',
    data: {
      projectId,
      entryId: back,
      currency: 'BRL',
      lookups,
      ...fields,
      kind,
      plannedCents,
      origin: { of: 'tasks', items: [{ id: dig, cents: 1 }] },
      installments: [part(rest, plannedCents)],
      refundOf: cement,
    },
  })

  it('goes the other way, and all refunds of an entry are at most what was paid', () => {
    given(recorded(), paid([payment(first)]))
      .when(refund(6025, 'outflow'))
      .thenRefused('entry.refundOfKind')
    given(recorded(), paid([payment(first)]))
      .when(refund(6026))
      .thenRefused('entry.refundTooLarge', { cents: 6025 })
    const some = recorded({ kind: 'inflow', plannedCents: 25, installments: [part(rest, 25)] }, idOf(1, 3), cement)
    given(recorded(), paid([payment(first)]), some)
      .when(refund(6001))
      .thenRefused('entry.refundTooLarge', { cents: 6000 })
    given(recorded()).when(refund(1)).thenRefused('entry.refundTooLarge', { cents: 0 })
  })

  const named = { refund: fields.title, day: fields.plannedOn, count: 1 }
  const refunded: Partial<EntryFields> = { plannedCents: 6000, installments: [part(rest, 6000)], kind: 'inflow' }
  const deleted = (entryId: string): LedgerEvent => {
    const refund = { ...fields, ...refunded, seriesId: null, refundOf: cement, cancelled: [] }
    return { type: 'EntryDeleted', data: { projectId, entryId, before: { currency: 'BRL', ...refund } } }
  }

  it('keeps what it gives back from being reopened, by a person or by an undo', () => {
    const payments = paid([payment(first)])
    given(recorded(), payments, recorded(refunded, back, cement))
      .when(reopen(first))
      .thenRefused('entry.refunded', named)
    given(recorded(), payments, recorded(refunded, back, cement))
      .when({
        type: 'UndoLedgerAction',
        data: { projectId, action: { events: [payments], since: [] }, lookups, reason: null },
      })
      .thenRefused('entry.refunded', named)
  })

  it('FIN-07 is named where it keeps a payment from being reopened: that of the latest day, and how many', () => {
    const refundOn = (plannedOn: string, id: string, title: string) =>
      recorded({ ...refunded, plannedCents: 2000, title, plannedOn }, id, cement)
    const [older, latest, gone] = [idOf(1, 4), idOf(1, 5), idOf(1, 6)]
    given(
      recorded(),
      paid([payment(first)]),
      refundOn('2026-12-21', latest, 'Resto de volta'),
      refundOn('2026-12-20', older, 'Metade de volta'),
      refundOn('2026-12-30', gone, 'Engano'),
      deleted(gone),
    )
      .when(reopen(first))
      .thenRefused('entry.refunded', { refund: 'Resto de volta', day: '2026-12-21', count: 2 })
  })

  it('comes back only where what was paid is not given back by others', () => {
    const another = recorded(refunded, idOf(1, 3), cement)
    given(recorded(), paid([payment(first)]), recorded(refunded, back, cement), deleted(back), another)
      .when({ type: 'RestoreEntry', data: { projectId, entryId: back } })
      .thenRefused('entry.refundTooLarge', { cents: 25 })
  })
})

describe('A month that is closed', () => {
  const close = (month: string, latePostings: 'refuse' | 'mark' = 'refuse'): LedgerWork => ({
    type: 'CloseMonth',
    data: { projectId, month, latePostings },
  })
  const none = { closedThrough: null, latePostings: null }
  const closed = (closedThrough: string, latePostings: 'refuse' | 'mark', before: object = none): LedgerEvent =>
    ({ type: 'MonthClosed', data: { projectId, closedThrough, latePostings, before } }) as LedgerEvent
  // The tests' clock stands in this month.
  const now = at.slice(0, 7)

  it('closes all before it, and cannot be one that has not begun', () => {
    given().when(close('2020-01')).then(closed('2020-01', 'refuse'))
    given(closed('2020-05', 'refuse')).when(close('2020-01')).thenNothing()
    given(closed('2020-05', 'refuse'))
      .when(close('2020-01', 'mark'))
      .then(closed('2020-05', 'mark', { closedThrough: '2020-05', latePostings: 'refuse' }))
    given().when(close(now)).then(closed(now, 'refuse'))
    given().when(close('9998-12')).thenRefused('ledger.monthNotBegun')
  })

  it('begins where the organization is, and not when it begins in UTC', () => {
    const [evening, midnight] = ['2026-12-01T02:59:00Z', '2026-12-01T03:00:00Z']
    givenOf(projectLedger, { ...by, at: evening })()
      .when(close('2026-12'))
      .thenRefused('ledger.monthNotBegun')
    givenOf(projectLedger, { ...by, at: midnight })()
      .when(close('2026-12'))
      .then(closed('2026-12', 'refuse'))
    const [noronha, acre] = ['America/Noronha', 'America/Rio_Branco'].map((timeZone) => ({
      ...by,
      zones: [{ since: '2026-01-01T00:00:00Z', timeZone }],
    }))
    givenOf(projectLedger, { ...by, ...noronha, at: '2026-12-01T02:00:00Z' })()
      .when(close('2026-12'))
      .then(closed('2026-12', 'refuse'))
    givenOf(projectLedger, { ...by, ...acre, at: '2026-12-01T04:59:00Z' })()
      .when(close('2026-12'))
      .thenRefused('ledger.monthNotBegun')
  })

  it('stays closed where the organization goes west and has its last day once more', () => {
    const zones = [{ since: '2026-12-01T03:30:00Z', timeZone: 'America/Rio_Branco' }]
    const west = givenOf(projectLedger, { ...by, zones, at: '2026-12-01T04:00:00Z' })
    west(closed('2026-11', 'refuse')).when(close('2026-11')).thenNothing()
    west(closed('2026-12', 'refuse')).when(close('2026-11')).thenNothing()
  })

  it('opens again with all behind it, for a reason', () => {
    given(closed('2020-05', 'refuse'))
      .when({ type: 'ReopenMonth', data: { projectId, month: '2020-01', reason: 'Nota atrasada' } })
      .then({
        type: 'MonthReopened',
        data: {
          projectId,
          closedThrough: '2019-12',
          latePostings: 'refuse',
          reason: 'Nota atrasada',
          before: { closedThrough: '2020-05', latePostings: 'refuse' },
        },
      })
    given(closed('2020-05', 'refuse'))
      .when({ type: 'ReopenMonth', data: { projectId, month: '2020-06', reason: 'Nota atrasada' } })
      .thenNothing()
  })

  it('refuses what would change its figures, or marks it', () => {
    given(recorded(), closed('2026-12', 'refuse'))
      .when(pay())
      .thenRefused('ledger.monthClosed', { months: ['2026-12'] })
    given(recorded(), closed('2026-12', 'mark'))
      .when(pay())
      .then(paid([payment(first)]), { type: 'PostedAfterClosing', data: { ...ofEntry, months: ['2026-12'] } })
    const amount = { plannedCents: 6025, origin: null, installments: [part(first, 6025)] }
    given(recorded(), closed('2026-11', 'refuse'))
      .when(change(amount))
      .thenRefused('ledger.monthClosed', { months: ['2026-11'] })
    given(recorded(), closed('2026-11', 'refuse'))
      .when(change({ classification: 'Obra' }))
      .thenRefused('ledger.monthClosed', { months: ['2026-11'] })
    given(recorded(), closed('2026-11', 'refuse'))
      .when({ type: 'DeleteEntry', data: ofEntry })
      .thenRefused('ledger.monthClosed', { months: ['2026-11'] })
  })

  /** Every field by which a report or a filter groups amounts, and another value of it. */
  const groups: [name: string, before: Partial<EntryFields>, changes: Partial<EntryFields>][] = [
    ['kind', {}, { kind: 'inflow' }],
    ['classification', {}, { classification: 'Obra' }],
    ['origin', {}, { origin: { of: 'tasks', items: [{ id: idOf(2, 2), cents: 12_050, effortMinutes: null }] } }],
    ['origin', {}, { origin: { of: 'deliveryGroups', items: [{ id: dig, cents: 12_050, effortMinutes: null }] } }],
    ['origin', {}, { origin: { of: 'tasks', items: [{ id: dig, cents: 12_049, effortMinutes: null }] } }],
    ['origin', { origin: null }, { origin: forDigging }],
    ['partnerId', {}, { partnerId: idOf(4, 1) }],
    ['partnerId', { partnerId: idOf(4, 1) }, { partnerId: null }],
    ['company', {}, { company: 'Cimentos Sul' }],
  ]
  it.each(groups)('FIN-10 holds what its figures are grouped by: %s', (_, before, changes) => {
    const everywhere: Lookups = { isOrigin: () => true, isPartner: () => true, effortOf: () => null }
    const regroup = change({ ...changes, lookups: everywhere })
    const months = ['2026-11', '2026-12']
    const settled = paid([payment(first)])
    const [recordedBefore, refusedIn] =
      'kind' in changes ? [[recorded(before)], ['2026-11']] : [[recorded(before), settled], months]
    given(...recordedBefore, closed('2026-12', 'refuse'))
      .when(regroup)
      .thenRefused('ledger.monthClosed', { months: refusedIn })
    const state = fold(
      projectLedger,
      [...recordedBefore, closed('2026-12', 'mark')].map((event) => ({ ...event, at })),
    )
    expect(decide(projectLedger, regroup, state, by).at(-1)).toEqual({
      type: 'PostedAfterClosing',
      data: { ...ofEntry, months: refusedIn },
    })
    given(...recordedBefore, closed('2026-10', 'refuse'))
      .when(regroup)
      .thenDone()
  })

  it('FIN-10 finds the same figures where the parts of an entry are named in another order', () => {
    const items = [dig, idOf(2, 2)].map((id) => ({ id, cents: 6025, effortMinutes: null }))
    given(recorded({ origin: { of: 'tasks', items } }), closed('2026-12', 'refuse'))
      .when(change({ origin: { of: 'tasks', items: items.toReversed() } }))
      .thenDone()
  })

  it('leaves open what changes none: a title, a due day, a payment of another month', () => {
    const sand = change({ title: 'Areia' })
    given(recorded(), closed('2026-11', 'refuse'))
      .when(sand)
      .then({ type: 'EntryChanged', data: { ...ofEntry, title: 'Areia', before: { title: 'Cimento' } } })
    given(recorded(), closed('2026-11', 'refuse'))
      .when(pay())
      .then(paid([payment(first)]))
    given(recorded(), closed('2026-12', 'refuse'))
      .when(cancel([first]))
      .then(cancelled([first]))
  })
})

describe('FIN-07 Undo of what was settled', () => {
  const undo = (events: LedgerEvent[], since: Later[] = [], reason: string | null = null) =>
    ({ type: 'UndoLedgerAction', data: { projectId, action: { events, since }, lookups, reason } }) as const
  const later = (event: LedgerEvent): Later => ({ ...event, userId: bia, name: 'Bia Sá', at })
  const partial = paid(
    [payment(first, { cents: 1000 })],
    { installments: [part(first, 1000), part(rest, 5025, '2027-02-01'), part(second, 6025, '2027-01-10')] },
    { installments: fields.installments },
  )
  const reopened = (moved: object, before: object, ids = [first]): LedgerEvent => ({
    type: 'InstallmentsReopened',
    data: {
      ...ofEntry,
      installmentIds: ids,
      reason: null,
      reopenedBy: 'person',
      ...moved,
      before: { payments: [], cancelled: [], ...before },
    },
  })

  it('takes the rest of a payment back with it', () => {
    const { installments } = partial.data as { installments: EntryFields['installments'] }
    given(recorded(), partial)
      .when(undo([partial]))
      .then(
        reopened(
          { installments: fields.installments },
          { installments, payments: [{ ...payment(first, { cents: 1000 }), closedBy: 'person' }] },
        ),
      )
  })

  it('leaves a payment whose rest somebody has paid since, and says who', () => {
    const restPaid = paid([payment(rest, { cents: 5025 })])
    given(recorded(), partial, restPaid)
      .when(undo([partial], [later(restPaid)]))
      .thenRefused('undo.changedSince', { userId: bia, name: 'Bia Sá', at, fields: ['installments'] })
  })

  it('leaves what somebody has cancelled for another reason since', () => {
    const theirs: LedgerEvent = {
      type: 'InstallmentsCancelled',
      data: { ...(cancelled([first]).data as object), reason: 'Duplicada' },
    } as LedgerEvent
    const open = reopened({}, { cancelled: [{ installmentId: first, reason: 'Desistimos' }] })
    given(recorded(), cancelled([first]), open, theirs)
      .when(undo([cancelled([first])], [later(theirs)]))
      .thenRefused('undo.changedSince', { userId: bia, name: 'Bia Sá', at, fields: ['installments'] })
  })

  it('opens what was cancelled, and settles again what was reopened', () => {
    given(recorded(), cancelled([first]))
      .when(undo([cancelled([first])]))
      .then(reopened({}, { cancelled: [{ installmentId: first, reason: 'Desistimos' }] }))
    const taken = reopened({}, { payments: [{ ...payment(first), closedBy: 'tasks' }] })
    given(recorded(), paid([payment(first)], {}, {}, 'tasks'), taken)
      .when(undo([taken]))
      .then(paid([payment(first)], {}, {}, 'tasks'))
  })

  it('gives a month back the state that it had', () => {
    const closed: LedgerEvent = {
      type: 'MonthClosed',
      data: {
        projectId,
        closedThrough: '2026-05',
        latePostings: 'mark',
        before: { closedThrough: null, latePostings: null },
      },
    }
    const opened: LedgerEvent = {
      type: 'MonthReopened',
      data: {
        projectId,
        closedThrough: null,
        latePostings: null,
        reason: 'Nota atrasada',
        before: { closedThrough: '2026-05', latePostings: 'mark' },
      },
    }
    given(closed)
      .when(undo([closed], [], 'Nota atrasada'))
      .then(opened)
    given(closed, opened)
      .when(undo([opened]))
      .then(closed)
  })

  it('opens no month again without a reason, however it was closed', () => {
    const through = (closedThrough: string | null, latePostings: 'mark' | 'refuse' | null) => ({
      closedThrough,
      latePostings,
    })
    const close = (set: object, before: object) =>
      ({ type: 'MonthClosed', data: { projectId, ...set, before } }) as LedgerEvent
    const none = through(null, null)
    const may = close(through('2026-05', 'mark'), none)
    const june = close(through('2026-06', 'mark'), through('2026-05', 'mark'))
    const stricter = close(through('2026-06', 'refuse'), through('2026-06', 'mark'))
    given(may)
      .when(undo([may]))
      .thenRefused('ledger.reasonMissing')
    given(may, june)
      .when(undo([june]))
      .thenRefused('ledger.reasonMissing')
    given(may, june, stricter)
      .when(undo([stricter]))
      .then(close(through('2026-06', 'mark'), through('2026-06', 'refuse')))
  })
})
