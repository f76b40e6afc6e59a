import type { importStates } from '@prumo/contracts/imports/queries'
import type { EventOf } from '@prumo/contracts/index'
import { projection } from '../projection'
import { userOf } from '../userOf'

type RefusedRow = { row: number; reason: string; details: Record<string, string> }
type Undo = Pick<
  EventOf<'ImportUndone'>['data'],
  'reversed' | 'kept' | 'discussed' | 'failed' | 'unlinked' | 'unlinkedCount'
>
type Import = {
  importId: string
  projectId: string
  fileName: string
  state: (typeof importStates)[number]
  startedAt: string
  startedBy: string | null
  endedAt: string | null
  rowCount: number
  doneCount: number
  added: number
  changed: number
  unchanged: number
  refused: number
  failure: string | null
  refusedRows: RefusedRow[]
  undo: Undo | null
}

/** One row per import, with what came of it. */
export const imports = projection<Import>({
  table: 'imports_imports',
  version: 4,
  key: 'importId',

  columns: (table) => {
    for (const id of ['import_id', 'project_id']) table.uuid(id).notNullable()
    table.text('file_name').notNullable()
    table.text('state').notNullable()
    table.timestamp('started_at').notNullable()
    table.uuid('started_by')
    table.timestamp('ended_at')
    for (const count of ['row_count', 'done_count', 'added', 'changed', 'unchanged', 'refused'])
      table.integer(count).notNullable()
    table.text('failure')
    table.jsonb('refused_rows').notNullable()
    table.jsonb('undo')
    table.index(['organization_id', 'project_id'])
  },

  on: {
    ImportStarted: (_, { importId, projectId, fileName, rowCount }, event) => ({
      importId,
      projectId,
      fileName,
      rowCount,
      state: 'running',
      startedAt: event.at,
      startedBy: userOf(event),
      endedAt: null,
      doneCount: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      failure: null,
      refusedRows: [],
      undo: null,
    }),
    ImportRowsRead: (row, { toRow, added, changed, unchanged, refused, refusedRows }) =>
      row && {
        ...row,
        doneCount: Math.min(row.rowCount, toRow + 1),
        added: row.added + added,
        changed: row.changed + changed,
        unchanged: row.unchanged + unchanged,
        refused: row.refused + refused,
        refusedRows: [...row.refusedRows, ...refusedRows],
      },
    ImportFinished: (row, _, { at }) => row && { ...row, state: 'finished', doneCount: row.rowCount, endedAt: at },
    ImportFailed: (row, { reason }, { at }) => row && { ...row, state: 'failed', failure: reason, endedAt: at },
    ImportUndoStarted: (row) => row && { ...row, state: 'undoing' },
    ImportUndone: (row, { projectId: _, importId: __, ...undo }, { at }) =>
      row && { ...row, state: 'undone', endedAt: at, undo },
  },
})
