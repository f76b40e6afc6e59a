import { auditsEverything } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { guardedFeatures } from '@prumo/contracts/confidential'
import { targetKinds } from '@prumo/contracts/discussion/target'
import { events } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import { closedTo } from '../pipeline/closedTo'
import type { Asker } from '../pipeline/query'
import { refuseClosed } from '../pipeline/refuseClosed'
import { visibleTo } from '../projects/visibleProjects'
import { guardOf, isGuarded } from './openChanges'
import { visibleActions } from './visibleActions'

const guardedKinds = Object.keys(events).filter(isGuarded)
const guardedTargets = targetKinds.filter((kind) => guardOf(kind) !== undefined)

/** A file of proofs holds exact bytes, so who may not see all amounts and risks in it gets none. */
export async function refuseProofInPart(db: Knex, asker: Asker, { projectId }: ActionLogFilters): Promise<void> {
  const closedIn = await closedTo(db, asker, projectId ? [projectId] : [])
  refuseClosed(guardedFeatures, closedIn(projectId ?? undefined))
}

/**
 * People also read what they did in projects that they no longer see. Amounts and risks in these are closed as well.
 */
export async function refuseProofOfElsewhere(db: Knex, { reader }: Asker, filters: ActionLogFilters): Promise<void> {
  if (auditsEverything(reader)) return
  const elsewhere = await db('audit_actions as a')
    .where('a.organization_id', reader.organizationId)
    .where((either) => either.whereIn('a.kind', guardedKinds).orWhereIn('a.target_kind', guardedTargets))
    .modify(visibleActions(db, reader, filters))
    .whereNotIn('a.project_id', db('projects_projects as p').modify(visibleTo(reader)).select('p.project_id'))
    .first('a.position')
  if (elsewhere) refuseClosed(guardedFeatures, () => true)
}
