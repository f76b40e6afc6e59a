import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { Recording } from '@prumo/platform/decider'
import { changedEntry } from './changedEntry'
import { closingFolds } from './closingRules'
import type { Entry, Folds, Ledger, Realized } from './ledgerState'
import { realizedNames } from './realizedBy'
import { withRefund } from './refunds'

const untouched = { payments: [], filled: [], emptied: [], reopenedAt: null, isConfirmed: false, replaced: {} }
type Moved = { [Name in 'installments' | keyof Realized]?: EntryFields[Name] | undefined }

export const ledgerFolds: Folds = {
  EntryRecorded: ({ projectId: _, entryId, ...entry }, ledger, _at, by) => ({
    ...ledger,
    entries: ledger.entries.set(entryId, { ...entry, ...untouched, cancelled: [], closesFor: closesFor(entry, by) }),
    refunds: withRefund(ledger.refunds, entryId, entry),
  }),
  EntryChanged: ({ projectId: _, entryId, before: __, ...changed }, ledger, _at, by, recording) =>
    withEntry(ledger, entryId, (entry) => changedEntry(entry, changed, by, recording)),
  /** Who has said what of it comes back with it. */
  EntryDeleted: ({ entryId, before }, ledger) => ({
    ...ledger,
    entries: ledger.entries.delete(entryId),
    deleted: ledger.deleted.set(entryId, {
      ...untouched,
      closesFor: null,
      ...ledger.entries.get(entryId),
      ...before,
    }),
  }),
  EntryRestored: ({ entryId }, ledger) => {
    const entry = ledger.deleted.get(entryId)
    if (!entry) return ledger
    return { ...ledger, entries: ledger.entries.set(entryId, entry), deleted: ledger.deleted.delete(entryId) }
  },

  /** What tasks paid and a person opened is paid by tasks again by that person's undo: nothing else is said of it. */
  InstallmentsPaid: (data, ledger, _at, by, recording) =>
    withEntry(ledger, data.entryId, (entry) => ({
      ...filling(moved(entry, data), data, recording),
      payments: [...entry.payments, ...data.payments.map((payment) => ({ ...payment, closedBy: data.closedBy }))],
      isConfirmed: entry.isConfirmed && (data.closedBy === 'person' || by !== null),
    })),
  InstallmentsCancelled: ({ installments, ...data }, ledger, _at, _by, recording) =>
    withEntry(ledger, data.entryId, (entry) => ({
      ...filling(moved(entry, data), data, recording),
      cancelled: [
        ...entry.cancelled,
        ...installments.map(({ installmentId }) => ({ installmentId, reason: data.reason })),
      ],
    })),
  InstallmentsReopened: (data, ledger, at, _by, recording) =>
    withEntry(ledger, data.entryId, (entry) => {
      const stays = ({ installmentId }: { installmentId: string }) => !data.installmentIds.includes(installmentId)
      const undone = entry.replaced[recording?.undoes ?? '']?.emptied ?? []
      return {
        ...moved(entry, data),
        payments: entry.payments.filter(stays),
        cancelled: entry.cancelled.filter(stays),
        filled: entry.filled.filter((name) => !(name in data)),
        emptied: [...entry.emptied, ...undone.filter((name) => name in data)],
        reopenedAt: data.reopenedBy === 'person' ? at : entry.reopenedAt,
      }
    }),
  InstallmentsPostponed: ({ entryId, postponed }, ledger) =>
    withEntry(ledger, entryId, (entry) => ({
      ...entry,
      installments: entry.installments.map((each) => {
        const found = postponed.find(({ installmentId }) => installmentId === each.installmentId)
        return found ? { ...each, dueOn: found.to } : each
      }),
    })),

  ...closingFolds,
}

const closesFor = ({ closesWithTasks }: { closesWithTasks?: boolean | undefined }, by: string | null) =>
  closesWithTasks ? by : null

function withEntry(ledger: Ledger, entryId: string, change: (entry: Entry) => Entry): Ledger {
  const entry = ledger.entries.get(entryId)
  return entry ? { ...ledger, entries: ledger.entries.set(entryId, change(entry)) } : ledger
}

/** The entry with what an event of its installments says of it besides. */
function moved(entry: Entry, { installments, realizedOn, realizedCents }: Moved): Entry {
  return {
    ...entry,
    ...(installments && { installments }),
    ...(realizedOn !== undefined && { realizedOn }),
    ...(realizedCents !== undefined && { realizedCents }),
  }
}

/** The entry where what was settled fills what was realized, also where a person had emptied that. */
function filling(entry: Entry, data: object, recording: Recording | null): Entry {
  const names = realizedNames.filter((name) => name in data)
  const emptied = names.filter((name) => entry.emptied.includes(name))
  return {
    ...entry,
    filled: [...new Set([...entry.filled, ...names])],
    emptied: entry.emptied.filter((name) => !names.includes(name)),
    ...(recording &&
      emptied.length > 0 && { replaced: { [recording.commandId]: { followed: [], emptied }, ...entry.replaced } }),
  }
}
