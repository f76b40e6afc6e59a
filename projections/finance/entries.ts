import type { EntryFields } from '@prumo/contracts/finance/entry'
import { type ChangedFields, changed } from '../changedFields'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Entry = Omit<EntryFields, 'installments'> & {
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
}

const withoutInstallments = <Data extends { installments?: unknown }>({ installments: _, ...rest }: Data) => rest

/** One row per entry, also of those that were deleted. Its installments have rows of their own. */
export const entries = projection<Entry>({
  table: 'finance_entries',
  version: 2,
  key: 'entryId',

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
    table.jsonb('origin')
    for (const instant of ['created_at', 'changed_at']) table.timestamp(instant).notNullable()
    for (const id of ['created_by', 'deleted_by']) table.uuid(id)
    table.jsonb('changed_fields').notNullable()
    table.timestamp('deleted_at')
    table.index(['organization_id', 'project_id'])
  },

  on: {
    EntryRecorded: (_, entry, event) => ({
      ...withoutInstallments(entry),
      createdAt: event.at,
      createdBy: userOf(event),
      changedAt: event.at,
      changedFields: {},
      deletedAt: null,
      deletedBy: null,
    }),
    EntryChanged: (row, data, event) => changed(row, withoutInstallments(data), event),
    EntryDeleted: (row, _, event) => row && { ...row, deletedAt: event.at, deletedBy: userOf(event) },
    EntryRestored: (row, _, { at }) => row && { ...row, changedAt: at, deletedAt: null, deletedBy: null },
  },
})
