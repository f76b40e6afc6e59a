import type { EntryFields, EntryRoots } from '@prumo/contracts/finance/entry'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Payment } from '@prumo/contracts/finance/settlement'
import { turnedBy } from '@prumo/contracts/finance/turnedBy'
import type { RecordedEvent } from '@prumo/contracts/index'
import { undoneIdOf } from '@prumo/platform/eventLog/undoneIdOf'
import { merged } from '@prumo/platform/values/merged'
import { type ChangedFields, changed } from '../changedFields'
import { userOf } from '../userOf'
import { withVersions } from '../withVersions'

type Entry = Omit<EntryFields, 'installments'> &
  EntryRoots & {
    entryId: string
    projectId: string
    currency: string
    createdAt: string
    createdBy: string | null
    changedAt: string
    changedFields: ChangedFields
    /** A deleted entry keeps its row, because it may come back. */
    deletedAt: string | null
    deletedBy: string | null
    /** The months, closed before, in which it has other figures since. */
    lateMonths: readonly string[]
    /** That of the last event which changed it or one of its installments. */
    revision: number
    /** What all its payments moved. */
    movedCents: number
    /** How many of its installments are paid, and how many are cancelled. */
    paidCount: number
    cancelledCount: number
    /** Whether a person said what was realized: payments have not filled it. */
    realizedSaid: boolean
    /** The commands that said an amount where no person had, the last of them: their undo leaves nobody's word. */
    saidFirst: readonly string[]
  }

const withoutInstallments = <Data extends { installments?: unknown }>({ installments: _, ...rest }: Data) => rest

type Realized = { [Name in 'realizedOn' | 'realizedCents']?: EntryFields[Name] | undefined }

/** What an event of installments says of their entry. */
const realizedOf = ({ realizedOn, realizedCents, before }: Realized & { before: Realized }) => ({
  ...(realizedOn !== undefined && { realizedOn }),
  ...(realizedCents !== undefined && { realizedCents }),
  before: {
    ...(realizedOn !== undefined && { realizedOn: before.realizedOn }),
    ...(realizedCents !== undefined && { realizedCents: before.realizedCents }),
  },
})

const mostSaidFirst = 50

type Saying = Pick<Entry, 'realizedSaid' | 'saidFirst'>
type Listed = { installments?: readonly unknown[] | undefined }
type Data = Listed & { realizedCents?: number | null | undefined; before: Listed }

/** Who said the amount that a change says, as the rules of a ledger have it (decision 77). */
function saying(row: Entry, data: Data, { metadata }: RecordedEvent): Saying | undefined {
  const { realizedCents } = data
  if (realizedCents === undefined) return undefined
  const undone = undoneIdOf(metadata)
  const isOfPayments = (undone !== null && row.saidFirst.includes(undone)) || isFilledBy(row, data)
  const saidFirst = row.realizedSaid ? row.saidFirst : [...row.saidFirst, metadata.commandId].slice(-mostSaidFirst)
  return { realizedSaid: realizedCents !== null && !isOfPayments, saidFirst }
}

/** Once the last open installment is taken out, payments fill what was realized, where nobody had said it. */
function isFilledBy(row: Entry, { realizedCents, installments, before }: Data): boolean {
  if (!installments || row.realizedSaid || row.paidCount === 0 || realizedCents !== row.movedCents) return false
  const settled = row.paidCount + row.cancelledCount
  return turnedBy({ before: before.installments?.length ?? 0, after: installments.length, settled }) === 'settled'
}

const movedBy = (payments: readonly Payment[]) => payments.reduce((sum, payment) => sum + paidCents(payment), 0)

type Settled = { paid?: readonly Payment[]; opened?: readonly Payment[]; cancelled?: number }

/** The entry after an event of its installments, by which nobody says what was realized. */
function settled(
  row: Entry | null,
  data: Realized & { before: Realized },
  event: RecordedEvent,
  { paid = [], opened = [], cancelled = 0 }: Settled,
): Entry | null {
  const next = changed(row, realizedOf(data), event)
  if (!next || !row) return null
  return merged(next, {
    revision: event.revision,
    movedCents: row.movedCents + movedBy(paid) - movedBy(opened),
    paidCount: row.paidCount + paid.length - opened.length,
    cancelledCount: row.cancelledCount + cancelled,
    ...(data.realizedCents !== undefined && { realizedSaid: false }),
  })
}

/** One row per entry, also of those that were deleted. Its installments have rows of their own. */
export const [entries, entryVersions] = withVersions<Entry>({
  table: 'finance_entries',
  version: 4,
  key: 'entryId',
  versions: { table: 'finance_entry_versions', version: 4 },

  columns: (table) => {
    for (const id of ['entry_id', 'project_id']) table.uuid(id).notNullable()
    for (const text of ['title', 'kind', 'classification', 'description', 'history', 'currency'])
      table.text(text).notNullable()
    for (const text of ['company', 'document_number', 'payment_method']) table.text(text)
    table.date('planned_on').notNullable()
    table.date('realized_on')
    table.bigInteger('planned_cents').notNullable()
    table.bigInteger('realized_cents')
    table.boolean('closes_with_tasks').notNullable()
    for (const id of ['partner_id', 'series_id', 'refund_of']) table.uuid(id)
    for (const list of ['late_months', 'said_first']) table.jsonb(list).notNullable()
    table.integer('revision').notNullable()
    table.bigInteger('moved_cents').notNullable()
    for (const count of ['paid_count', 'cancelled_count']) table.integer(count).notNullable()
    table.boolean('realized_said').notNullable()
    table.jsonb('origin')
    for (const instant of ['created_at', 'changed_at']) table.timestamp(instant).notNullable()
    for (const id of ['created_by', 'deleted_by']) table.uuid(id)
    table.jsonb('changed_fields').notNullable()
    table.timestamp('deleted_at')
  },
  indexes: (table) => table.index(['organization_id', 'project_id']),

  on: {
    EntryRecorded: (_, entry, event) =>
      merged(withoutInstallments(entry), {
        createdAt: event.at,
        createdBy: userOf(event),
        changedAt: event.at,
        changedFields: {},
        deletedAt: null,
        deletedBy: null,
        lateMonths: [],
        revision: event.revision,
        movedCents: 0,
        paidCount: 0,
        cancelledCount: 0,
        realizedSaid: entry.realizedCents !== null,
        saidFirst: [],
      }),
    EntryChanged: (row, data, event) => {
      const next = changed(row, withoutInstallments(data), event)
      return row && next && merged(next, { revision: event.revision }, saying(row, data, event))
    },
    EntryDeleted: (row, _, event) =>
      row && { ...row, revision: event.revision, deletedAt: event.at, deletedBy: userOf(event) },
    EntryRestored: (row, _, { at, revision }) =>
      row && { ...row, revision, changedAt: at, deletedAt: null, deletedBy: null },
    InstallmentsPaid: (row, data, event) => settled(row, data, event, { paid: data.payments }),
    InstallmentsCancelled: (row, data, event) => settled(row, data, event, { cancelled: data.installments.length }),
    InstallmentsReopened: (row, data, event) => {
      const { payments, cancelled } = data.before
      return settled(row, data, event, { opened: payments, cancelled: -cancelled.length })
    },
    InstallmentsPostponed: (row, _, { revision }) => row && { ...row, revision },
    PostedAfterClosing: (row, { months }) =>
      row && { ...row, lateMonths: [...new Set([...row.lateMonths, ...months])].sort() },
  },
})
