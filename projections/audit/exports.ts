import type { ActionLogFilters, exportFormats } from '@prumo/contracts/audit/actionLog'
import { projection } from '../projection'

type Export = {
  exportId: string
  userId: string
  format: (typeof exportFormats)[number] | 'proof'
  filters: ActionLogFilters
  exportedAt: string
  position: number
}

/** One row per export of the action log. It holds the log up to the export's own position. */
export const exports = projection<Export>({
  table: 'audit_exports',
  version: 3,
  key: 'exportId',
  columns: (table) => {
    for (const id of ['export_id', 'user_id']) table.uuid(id).notNullable()
    table.text('format').notNullable()
    table.jsonb('filters').notNullable()
    table.timestamp('exported_at').notNullable()
    table.bigInteger('position').notNullable()
    table.index(['export_id'])
  },

  on: {
    ActionLogExported: (row, { exportId, userId, format, filters }, { at, position }) =>
      row ?? { exportId, userId, format, filters, exportedAt: at, position },
    LogProofExported: (row, { exportId, userId, filters }, { at, position }) =>
      row ?? { exportId, userId, format: 'proof', filters, exportedAt: at, position },
  },
})
