import type { EntryFields, EntryRoots } from '@prumo/contracts/finance/entry'
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
    table.jsonb('late_months').notNullable()
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
      }),
    EntryChanged: (row, data, event) => changed(row, withoutInstallments(data), event),
    EntryDeleted: (row, _, event) => row && { ...row, deletedAt: event.at, deletedBy: userOf(event) },
    EntryRestored: (row, _, { at }) => row && { ...row, changedAt: at, deletedAt: null, deletedBy: null },
    InstallmentsPaid: (row, data, event) => changed(row, realizedOf(data), event),
    InstallmentsCancelled: (row, data, event) => changed(row, realizedOf(data), event),
    InstallmentsReopened: (row, data, event) => changed(row, realizedOf(data), event),
    PostedAfterClosing: (row, { months }) =>
      row && { ...row, lateMonths: [...new Set([...row.lateMonths, ...months])].sort() },
  },
})
