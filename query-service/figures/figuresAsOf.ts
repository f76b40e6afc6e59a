import { queries } from '@prumo/contracts/index'
import { HttpProblem, Invalid } from '@prumo/platform/errors'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { Knex } from 'knex'
import { erasedPeople } from '../past/erasedPeople'
import { streamsOf } from '../past/streamsOf'
import { parkedPosition } from '../pipeline/parkedPosition'
import { positionAt } from '../reading/positionAt'
import { projectPlaces } from '../reading/projectPlaces'
import type { OfProject } from '../tasks/baselineRows'
import { type Figures, figuresOf } from './figuresOf'

type Parts = { database: QueryDatabase; pasts: Pasts }
/** A day, and the last instant of it (ISO UTC). */
export type EndedDay = { statusOn: string; endsAt: string }

/** What figures are reckoned from. */
const figureReads: readonly string[] = [
  ...new Set([...queries.workCurve.reads, ...queries.moneyCurve.reads, 'tasks_tasks', 'tasks_steps', 'canvas_cards']),
]

/**
 * The figures of a project as they were at the end of a day; `null` where it was not there yet, or where its action log
 * of then was erased.
 */
export async function figuresAsOf(
  { database, pasts }: Parts,
  of: OfProject,
  { statusOn, endsAt }: EndedDay,
): Promise<Figures | null> {
  const { organizationId, projectId } = of
  const moment = await database.within(organizationId, async (db) => {
    const position = await keptPosition(db, of, endsAt)
    if (position === null) return null
    await refuseParked(db, organizationId, pasts)
    return { organizationId, projectId, position, erased: await erasedPeople(db, organizationId) }
  })
  if (!moment) return null
  return pasts.within(moment, { reads: figureReads, streams: streamsOf(database, of) }, async (db) => {
    const [then] = await projectPlaces(db, organizationId, [projectId])
    return then && !then.copying ? figuresOf(db, of, statusOn) : null
  })
}

/** What a read model that is parked lacks, no figure may lack silently. */
export async function refuseParked(db: Knex, organizationId: string, pasts: Pasts): Promise<void> {
  const parked = await parkedPosition(db, organizationId, pasts.sources(figureReads))
  if (parked !== undefined) throw new HttpProblem(503, 'readModels.parked')
}

async function keptPosition(db: Knex, of: OfProject, endsAt: string): Promise<number | null> {
  try {
    const position = await positionAt(db, of, endsAt)
    return position === -1 ? null : position
  } catch (error) {
    // Of then, the action log was erased.
    if (error instanceof Invalid) return null
    throw error
  }
}
