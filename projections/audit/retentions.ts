import { projection } from '../projection'
import { userOf } from '../userOf'

type Retention = {
  projectId: string
  finishedAt: string | null
  erasesOn: string | null
  heldBecause: string | null
  heldAt: string | null
  heldBy: string | null
}

const nothing = { finishedAt: null, erasesOn: null, heldBecause: null, heldAt: null, heldBy: null }

/** One row per project that was ever finished or held: how long its action log is kept. */
export const retentions = projection<Retention>({
  table: 'audit_retentions',
  version: 1,
  key: 'projectId',
  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.timestamp('finished_at')
    table.date('erases_on')
    table.text('held_because')
    table.timestamp('held_at')
    table.uuid('held_by')
  },

  on: {
    ProjectStatusChanged: (row, { projectId, status }, { at }) => ({
      ...nothing,
      projectId,
      ...row,
      finishedAt: status === 'finished' ? at : null,
      erasesOn: null,
    }),
    LegalHoldPlaced: (row, { projectId, reason }, event) => ({
      ...nothing,
      projectId,
      ...row,
      erasesOn: null,
      heldBecause: reason,
      heldAt: event.at,
      heldBy: userOf(event),
    }),
    LegalHoldLifted: (row) => row && { ...row, heldBecause: null, heldAt: null, heldBy: null },
    ActionLogErasureAnnounced: (row, { erasesOn }) => row && { ...row, erasesOn },
    ActionLogErased: (row) => row && { ...row, finishedAt: null, erasesOn: null },
    ProjectDeleted: () => null,
  },
})
