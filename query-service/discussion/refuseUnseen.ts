import { levelIn, reaches } from '@prumo/contracts/access'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'

type Exists = (db: Knex, where: { organization_id: string; project_id: string }, id: string) => Promise<boolean>

const exists: Record<TargetKind, Exists> = {
  project: async (_, { project_id }, id) => id === project_id,
  task: async (db, where, id) =>
    (await db('tasks_tasks')
      .where({ ...where, task_id: id })
      .first('task_id')) !== undefined,
  document: async (db, where, id) =>
    (await db('documents_documents')
      .where({ ...where, document_id: id, deleted_at: null })
      .first('document_id')) !== undefined,
  entry: async (db, where, id) =>
    (await db('finance_entries')
      .where({ ...where, entry_id: id, deleted_at: null })
      .first('entry_id')) !== undefined,
}

/** Refuses a question about something that does not exist in the project, or that the asker may not see. */
export async function refuseUnseen(db: Knex, kind: TargetKind, id: string, asker: Asker): Promise<void> {
  refuseUnseenKind(kind, asker)
  const where = { organization_id: asker.actor.organizationId, project_id: asker.project?.projectId ?? '' }
  if (!(await exists[kind](db, where, id))) throw new HttpProblem(404, 'resource.unknown')
}

/** Refuses who may see nothing of that kind. */
export function refuseUnseenKind(kind: TargetKind, { actor, projectNow }: Asker): void {
  if (!projectNow || !reaches(levelIn(actor, featureOfTarget[kind], projectNow), 'viewOnly'))
    throw new HttpProblem(404, 'resource.unknown')
}
