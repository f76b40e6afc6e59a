import type { Ledger, LedgerDeciderCommand, LedgerWork } from '@prumo/command-service/finance/ledgerState'
import { projectLedger } from '@prumo/command-service/finance/projectLedger'
import type { Installment } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { ann, at } from '../given/given'
import { idOf, ledgerFields } from '../given/ledgerFields'

export const [projectId, entryId, first, second, third, dig] = [
  idOf(0, 1),
  idOf(1, 1),
  idOf(2, 1),
  idOf(2, 2),
  idOf(2, 3),
  idOf(3, 1),
]
const lookups = { isOrigin: () => true, isPartner: () => false, effortOf: () => null }
const origin = { of: 'tasks' as const, items: [{ id: dig, cents: 60_00, effortMinutes: null }] }
const part = (installmentId: string, cents: number): Installment => ({ installmentId, dueOn: '2026-03-10', cents })
export const [sixty, forty, five] = [part(first, 60_00), part(second, 40_00), part(third, 5_00)]
const ofEntry = { projectId, entryId }
export const [ana, bia, tasks] = [{ ...ann, userId: idOf(9, 1) }, { ...ann, userId: idOf(9, 2) }, null]
export type Who = typeof ann | null

const projectOf = (by: Who) =>
  ({ projectId, organizationId: ann.organizationId, ownerId: by?.userId, roles: {} }) as never
const inFull = { interestCents: 0, fineCents: 0, discountCents: 0 }
export const record: LedgerWork = {
  type: 'RecordEntry',
  data: {
    ...ofEntry,
    lookups,
    ...ledgerFields,
    currency: 'BRL',
    plannedOn: '2026-03-10',
    plannedCents: 100_00,
    closesWithTasks: true,
    origin,
    installments: [sixty, forty],
  },
}
export const pay = (installmentId: string, cents: number, interestCents = 0): LedgerWork => ({
  type: 'PayInstallment',
  data: { ...ofEntry, installmentId, paidOn: '2026-03-01', cents, ...inFull, interestCents, rest: null },
})
export const change = (changes: object): LedgerWork =>
  ({ type: 'ChangeEntry', data: { ...ofEntry, lookups, ...changes } }) as LedgerWork
export const cancel = ({ installmentId, cents }: Installment): LedgerWork => ({
  type: 'CancelInstallments',
  data: { projectId, installments: [{ entryId, installmentId, cents }], reason: 'Desistimos' },
})
export const reopen = (...ids: string[]): LedgerWork => ({
  type: 'ReopenInstallments',
  data: { projectId, installments: ids.map((installmentId) => ({ entryId, installmentId })), reason: 'Engano' },
})
export const close: LedgerWork = {
  type: 'CloseWithTasks',
  data: { projectId, entries: [{ entryId, origin }], paidOn: '2026-03-02', since: '9999-01-01T00:00:00Z' },
}
export const openWithTasks: LedgerWork = { type: 'ReopenWithTasks', data: { projectId, entryIds: [entryId] } }

/** A ledger that keeps what each command recorded, so that it is undone as the program does it. */
export function aLedger() {
  const log: (LedgerEvent & { by: Who; commandId: string; undoes: string })[] = []
  const events = () =>
    log.map(({ by, commandId, undoes, ...event }, revision) => ({
      ...event,
      at,
      revision,
      metadata: {
        actor: by ? { kind: 'user' as const, userId: by.userId, sessionRef: '' } : { kind: 'system' as const },
        commandId,
        causationId: undoes,
      },
    }))
  const state = (): Ledger => fold(projectLedger, events() as never)
  let count = 0
  const does = (command: LedgerDeciderCommand, by: Who = ana, undoes?: string): string => {
    const commandId = `command ${count++}`
    const actor = by ?? ({ kind: 'system' } as never)
    const made = decide(projectLedger, command, state(), { actor, at, project: projectOf(by) })
    log.push(...made.map((event) => ({ ...event, by, commandId, undoes: undoes ?? commandId })))
    return commandId
  }
  return {
    does,
    events,
    /** What it said something of. */
    fieldsOf: (id: string) =>
      log.flatMap(({ commandId, data }) => (commandId === id ? Object.keys(data).sort().join() : [])).join(';'),
    /** Whether it recorded something. */
    hasDone: (id: string) => log.some(({ commandId }) => commandId === id),
    undo: (id: string, by: Who = ana) => {
      const start = log.findIndex(({ commandId }) => commandId === id)
      const [mine, since] = [log.filter(({ commandId }) => commandId === id), log.slice(start)].map((some) =>
        some.map(({ type, data, by: who }) => ({ type, data, userId: who?.userId ?? null, name: null, at })),
      )
      const action = { events: mine as never, since: (since ?? []).slice(mine?.length), id }
      return does({ type: 'UndoLedgerAction', data: { projectId, action, lookups, reason: null } }, by, id)
    },
    entry: () => {
      const { entries, deleted } = state()
      const entry = entries.get(entryId) ?? deleted.get(entryId)
      if (!entry) return undefined
      // Undo says itself when something was opened, and keeps what it undid.
      const { replaced: _, reopenedAt: __, filled, emptied, payments, cancelled, ...rest } = entry
      const sorted = (some: readonly unknown[]) => some.map((each) => JSON.stringify(each)).sort()
      const lists = [filled, emptied, payments, cancelled].map(sorted)
      return { ...rest, lists, isThere: entries.has(entryId) }
    },
  }
}

export const step = fc.constantFrom<[LedgerWork, Who]>(
  [pay(first, 60_00), ana],
  [pay(second, 40_00, 1_00), ana],
  [cancel(sixty), ana],
  [cancel(forty), ana],
  [reopen(first), ana],
  [reopen(second, third), ana],
  [close, tasks],
  [openWithTasks, tasks],
  [change({ realizedCents: null }), ana],
  [change({ realizedCents: 60_00 }), bia],
  [change({ realizedCents: 101_00, realizedOn: '2026-03-02' }), ana],
  [change({ realizedOn: null, realizedCents: null }), ana],
  [change({ plannedCents: 105_00, installments: [sixty, forty, five] }), ana],
  [change({ plannedCents: 60_00, installments: [sixty] }), ana],
  [change({ plannedCents: 100_00, installments: [sixty, forty], realizedCents: 7_00 }), ana],
  [change({ closesWithTasks: false }), ana],
  [change({ closesWithTasks: true }), bia],
  [{ type: 'DeleteEntry', data: ofEntry }, ana],
  [{ type: 'RestoreEntry', data: ofEntry }, ana],
)

export function accepted(act: () => string): string | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
