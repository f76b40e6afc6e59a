import { levelIn, reaches } from '@prumo/contracts/access'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Asker } from '../query'

type IsThere = (db: Knex, where: { organization_id: string; project_id: string }, id: string) => Promise<boolean>

const isThere: Partial<Record<TargetKind, IsThere>> = {
  project: async (_, { project_id }, id) => id === project_id,
  task: async (db, where, id) =>
    (await db('tasks_tasks')
      .where({ ...where, task_id: id })
      .first('task_id')) !== undefined,
}

/** Refuses a question about something that is not in the project, or not there for whoever asks. */
export async function refuseUnseen(db: Knex, kind: TargetKind, id: string, { actor, project }: Asker): Promise<void> {
  const where = { organization_id: actor.organizationId, project_id: project?.projectId ?? '' }
  const seen = project && reaches(levelIn(actor, featureOfTarget[kind], project), 'viewOnly')
  if (!seen || !(await isThere[kind]?.(db, where, id))) throw new HttpProblem(404, 'resource.unknown')
}
