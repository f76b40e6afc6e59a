import type { EntryFields } from '@prumo/contracts/finance/entry'
import { closingFolds } from './closingRules'
import { idsPaidByTasks } from './entryOf'
import type { Entry, Folds, Ledger, Realized } from './ledgerState'
import { realizedWith } from './realizedBy'
import { withRefund } from './refunds'

const untouched = { payments: [], filled: [], reopenedAt: null, isConfirmed: false }
const realizedNames = ['realizedOn', 'realizedCents'] as const
type Moved = { [Name in 'installments' | keyof Realized]?: EntryFields[Name] | undefined }

export const ledgerFolds: Folds = {
  EntryRecorded: ({ projectId: _, entryId, ...entry }, ledger, _at, by) => ({
    ...ledger,
    entries: ledger.entries.set(entryId, { ...entry, ...untouched, cancelled: [], closesFor: closesFor(entry, by) }),
    refunds: withRefund(ledger.refunds, entryId, entry),
  }),
  /** Whoever says what was realized has said it: no payment that is taken back empties it. */
  EntryChanged: ({ projectId: _, entryId, before: __, ...changed }, ledger, _at, by) =>
    withEntry(ledger, entryId, (entry) => {
      const followed = followedIn(entry, changed)
      const isSaid = realizedNames.some((name) => name in changed && !followed.includes(name))
      return {
        ...entry,
        ...(changed as Partial<EntryFields>),
        filled: [
          ...entry.filled.filter((name) => !(name in changed)),
          ...followed.filter((name) => changed[name] !== null),
        ],
        closesFor: changed.closesWithTasks === undefined ? entry.closesFor : closesFor(changed, by),
        isConfirmed: entry.isConfirmed || (isSaid && idsPaidByTasks(entry).length > 0),
      }
    }),
  EntryDeleted: ({ entryId, before }, ledger) => ({
    ...ledger,
    entries: ledger.entries.delete(entryId),
    deleted: ledger.deleted.set(entryId, {
      ...before,
      ...untouched,
      closesFor: ledger.entries.get(entryId)?.closesFor ?? null,
    }),
  }),
  EntryRestored: ({ entryId }, ledger) => {
    const entry = ledger.deleted.get(entryId)
    if (!entry) return ledger
    return { ...ledger, entries: ledger.entries.set(entryId, entry), deleted: ledger.deleted.delete(entryId) }
  },

  InstallmentsPaid: (data, ledger) =>
    withEntry(ledger, data.entryId, (entry) => ({
      ...moved(entry, data),
      payments: [...entry.payments, ...data.payments.map((payment) => ({ ...payment, closedBy: data.closedBy }))],
      filled: [...entry.filled, ...filledBy(data)],
      isConfirmed: entry.isConfirmed && data.closedBy === 'person',
    })),
  InstallmentsCancelled: ({ installments, ...data }, ledger) =>
    withEntry(ledger, data.entryId, (entry) => ({
      ...moved(entry, data),
      cancelled: [
        ...entry.cancelled,
        ...installments.map(({ installmentId }) => ({ installmentId, reason: data.reason })),
      ],
      filled: [...entry.filled, ...filledBy(data)],
    })),
  InstallmentsReopened: (data, ledger, at) =>
    withEntry(ledger, data.entryId, (entry) => {
      const stays = ({ installmentId }: { installmentId: string }) => !data.installmentIds.includes(installmentId)
      return {
        ...moved(entry, data),
        payments: entry.payments.filter(stays),
        cancelled: entry.cancelled.filter(stays),
        filled: entry.filled.filter((name) => !(name in data)),
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

/** What follows in a change from its installments alone: no person has said that it was realized. */
function followedIn(entry: Entry, changed: Moved): (keyof Realized)[] {
  const realized = realizedWith(entry, changed.installments)
  return realizedNames.filter((name) => name in realized && realized[name] === changed[name])
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

const filledBy = (change: object): (keyof Realized)[] => realizedNames.filter((name) => name in change)
