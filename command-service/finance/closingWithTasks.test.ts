import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { decide, fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { idOf, ledgerFields } from '../../test/given/ledgerFields'
import type { Ledger, LedgerDeciderCommand, LedgerWork } from './ledgerState'
import { projectLedger } from './projectLedger'

const [projectId, entryId, first, second, dig, pour] = [
  idOf(0, 1),
  idOf(1, 1),
  idOf(2, 1),
  idOf(2, 2),
  idOf(3, 1),
  idOf(3, 2),
]
const by = { actor: ann, at }
const given = givenOf(projectLedger, by)
const [earlier, later] = ['2026-03-02T08:59:59.999999Z', '2026-03-02T09:00:00.000001Z']

const origin = { of: 'tasks' as const, items: [{ id: dig, cents: 100_00, effortMinutes: null }] }
const installments = [
  { installmentId: first, dueOn: '2026-03-10', cents: 60_00 },
  { installmentId: second, dueOn: '2026-04-10', cents: 40_00 },
]
const fields: EntryFields = {
  ...ledgerFields,
  plannedOn: '2026-03-10',
  plannedCents: 100_00,
  closesWithTasks: true,
  origin,
  installments,
}
const ofEntry = { projectId, entryId }
const recorded = (changes: object = {}): LedgerEvent => ({
  type: 'EntryRecorded',
  data: { ...ofEntry, currency: 'BRL', ...fields, seriesId: null, refundOf: null, ...changes },
})
const payment = (installmentId: string, cents: number, paidOn = '2026-03-02') => ({
  installmentId,
  paidOn,
  cents,
  interestCents: 0,
  fineCents: 0,
  discountCents: 0,
})
const realized = { realizedOn: '2026-03-02', realizedCents: 100_00 }
const none = { realizedOn: null, realizedCents: null }
const both = [payment(first, 60_00), payment(second, 40_00)]
const closed: LedgerEvent = {
  type: 'InstallmentsPaid',
  data: { ...ofEntry, payments: both, closedBy: 'tasks', ...realized, before: none },
}
const paidByHand: LedgerEvent = {
  type: 'InstallmentsPaid',
  data: { ...ofEntry, payments: [payment(first, 60_00)], closedBy: 'person', before: {} },
}
const reopened = (reopenedBy: 'person' | 'tasks'): LedgerEvent => ({
  type: 'InstallmentsReopened',
  data: {
    ...ofEntry,
    installmentIds: [first, second],
    reason: reopenedBy === 'tasks' ? null : 'Falta a nota',
    reopenedBy,
    ...none,
    before: { ...realized, payments: both.map((each) => ({ ...each, closedBy: 'tasks' as const })), cancelled: [] },
  },
})
const close = (since = later, entries = [{ entryId, origin }]): LedgerWork => ({
  type: 'CloseWithTasks',
  data: { projectId, entries, paidOn: '2026-03-02', since },
})
const reopen: LedgerWork = { type: 'ReopenWithTasks', data: { projectId, entryIds: [entryId] } }
const monthClosed: LedgerEvent = {
  type: 'MonthClosed',
  data: {
    projectId,
    closedThrough: '2026-03',
    latePostings: 'refuse',
    before: { closedThrough: null, latePostings: null },
  },
}

describe('FIN-06 An entry that closes with its tasks', () => {
  it('FIN-06 is paid in full on the day on which they are done, once, and marked as closed by them', () => {
    given(recorded()).when(close()).then(closed)
    given(recorded(), closed).when(close()).thenNothing()
  })

  it('FIN-06 is paid only in what nobody has paid or cancelled', () => {
    const rest = [payment(second, 40_00)]
    given(recorded(), paidByHand)
      .when(close())
      .then({
        type: 'InstallmentsPaid',
        data: { ...ofEntry, payments: rest, closedBy: 'tasks', ...realized, before: none },
      })
  })

  it('FIN-06 stays open where it does not close with tasks, is for others by now, or is gone', () => {
    given(recorded({ closesWithTasks: false }))
      .when(close())
      .thenNothing()
    given(recorded())
      .when(
        close(later, [{ entryId, origin: { of: 'tasks', items: [{ id: pour, cents: 100_00, effortMinutes: null }] } }]),
      )
      .thenNothing()
    given().when(close()).thenNothing()
  })

  it('FIN-06 stays open where a person has opened it again since its tasks were done', () => {
    given(recorded(), closed, reopened('person')).when(close(earlier)).thenNothing()
    given(recorded(), closed, reopened('person')).when(close(later)).then(closed)
    given(recorded(), closed, reopened('tasks')).when(close(earlier)).then(closed)
  })

  it('FIN-06 is open again once a task is, where nobody but the tasks has paid it', () => {
    given(recorded(), closed).when(reopen).then(reopened('tasks'))
    given(recorded(), paidByHand).when(reopen).thenNothing()
    given(recorded()).when(reopen).thenNothing()
  })

  it('FIN-06 stays paid where a person has said what was realized, or what tasks paid came back', () => {
    const confirmed: LedgerEvent = {
      type: 'EntryChanged',
      data: { ...ofEntry, realizedCents: 99_00, before: { realizedCents: 100_00 } },
    }
    given(recorded(), closed, confirmed).when(reopen).thenNothing()
    given(recorded(), closed, recorded({ entryId: idOf(1, 2), kind: 'inflow', refundOf: entryId }))
      .when(reopen)
      .thenNothing()
    // What came back is of what a person paid: what tasks paid is open again.
    const rest = { ...closed, data: { ...closed.data, payments: [payment(second, 40_00)] } } as LedgerEvent
    const refund = (plannedCents: number) =>
      recorded({
        entryId: idOf(1, 2),
        kind: 'inflow',
        refundOf: entryId,
        plannedCents,
        installments: [{ installmentId: idOf(2, 9), dueOn: '2026-03-10', cents: plannedCents }],
      })
    const [opened] = decide(
      projectLedger,
      reopen,
      fold(
        projectLedger,
        [recorded(), paidByHand, rest, refund(60_00)].map((event) => ({ ...event, at })),
      ),
      by,
    )
    expect(opened).toMatchObject({ data: { installmentIds: [second], reopenedBy: 'tasks' } })
    given(recorded(), paidByHand, rest, refund(60_01)).when(reopen).thenNothing()
    given(recorded(), closed, confirmed, reopened('person'), closed).when(reopen).then(reopened('tasks'))
  })

  it('FIN-06 is open again with its task where a person has only added something that is to be paid', () => {
    const added = { installmentId: idOf(2, 9), dueOn: '2026-03-10', cents: 5_00 }
    const changes = { plannedCents: 105_00, installments: [...fields.installments, added] }
    const now = (...events: LedgerEvent[]) =>
      fold(
        projectLedger,
        [recorded(), closed, ...events].map((event) => ({ ...event, at })),
      )
    const lookups = { isOrigin: () => true, isPartner: () => false, effortOf: () => null }
    const change: LedgerWork = { type: 'ChangeEntry', data: { ...ofEntry, ...changes, lookups } }
    const [more] = decide(projectLedger, change, now(), by)
    expect(more).toMatchObject({ data: none })
    const [opened] = decide(projectLedger, reopen, now(more as LedgerEvent), by)
    expect(opened).toMatchObject({ data: { installmentIds: [first, second], reopenedBy: 'tasks' } })
  })

  it('FIN-06 is refused in a month that is closed, and what it would change stays', () => {
    given(recorded(), monthClosed)
      .when(close())
      .thenRefused('ledger.monthClosed', { months: ['2026-03'] })
  })

  it('FIN-06 names who said that it closes so, whoever that was last, and nobody where a person says nothing', () => {
    const byPerson = (event: LedgerEvent, userId: string) => ({
      ...event,
      at,
      metadata: { actor: { kind: 'user' as const, userId, sessionRef: '' } },
    })
    const marked = (closesWithTasks: boolean): LedgerEvent => ({
      type: 'EntryChanged',
      data: { ...ofEntry, closesWithTasks, before: { closesWithTasks: !closesWithTasks } },
    })
    const notifiedAfter = (...history: Parameters<typeof fold<Ledger, LedgerDeciderCommand, LedgerEvent>>[1]) =>
      decide(projectLedger, close(), fold(projectLedger, history), by).map(
        ({ data }) => 'notified' in data && data.notified,
      )
    const entryOf = byPerson(recorded(), 'ana')
    expect(notifiedAfter(entryOf)).toEqual([['ana']])
    expect(notifiedAfter(entryOf, byPerson(marked(false), 'bia'), byPerson(marked(true), 'caio'))).toEqual([['caio']])
    expect(
      notifiedAfter(
        entryOf,
        byPerson({ type: 'EntryChanged', data: { ...ofEntry, title: 'Areia', before: { title: 'Cimento' } } }, 'bia'),
      ),
    ).toEqual([['ana']])
    expect(notifiedAfter({ ...recorded(), at })).toEqual([false])
  })

  it('FIN-06 is deleted and restored without a word of how it was closed', () => {
    const history = [recorded(), closed, reopened('person')].map((event) => ({ ...event, at }))
    const state = fold(projectLedger, history)
    const [deleted] = decide(projectLedger, { type: 'DeleteEntry', data: ofEntry }, state, by)
    expect(deleted).toEqual({
      type: 'EntryDeleted',
      data: {
        ...ofEntry,
        before: { currency: 'BRL', ...fields, seriesId: null, refundOf: null, cancelled: [] },
      },
    })
  })
})
