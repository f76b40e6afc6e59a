import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { figureDay } from './figureDay'
import { figureStandings, holds } from './figureStandings'
import { figuresOf } from './figuresOf'
import { nightsUntil, type Reckoned } from './nightsUntil'

/** So many projects are reckoned within an answer where something has just happened in them. */
const mostReckoned = 5

/**
 * What is kept of these projects; what holds no longer is reckoned anew, for the first of them. Of a day that is over
 * (`on`), what was taken of the last night until then.
 */
export async function reckonedOf(
  db: Knex,
  { actor: { organizationId }, at }: Pick<Asker, 'actor' | 'at'>,
  projectIds: readonly string[],
  on?: string,
): Promise<Map<string, Reckoned>> {
  const day = await figureDay(db, organizationId, at)
  if (on !== undefined && on < day.statusOn) return nightsUntil(db, organizationId, projectIds, on)
  const standings = await figureStandings(db, organizationId, projectIds)
  const reckoned = new Map<string, Reckoned>()
  for (const { projectId, kept } of standings) if (kept) reckoned.set(projectId, kept)
  const stale = standings.filter((standing) => !holds(standing, day))
  for (const { projectId } of stale.slice(0, mostReckoned)) {
    const figures = await figuresOf(db, { organizationId, projectId }, day.statusOn)
    reckoned.set(projectId, { statusOn: day.statusOn, figures })
  }
  return reckoned
}
