import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { heldAt, revisionOf } from './baselineRows'

export const baselineDates: Query<'baselineDates'> = async (db, { projectId, baselineId }, { actor }) => {
  const of = { organizationId: actor.organizationId, projectId }
  const revision = await revisionOf(db, of, baselineId)
  return {
    items: await heldAt(db, 'tasks_versions', of, revision)
      .orderBy('task_id')
      .select(columns('taskId', 'startOn', 'endOn')),
  }
}
