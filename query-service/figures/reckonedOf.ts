import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { figureDay } from './figureDay'
import { figureStandings, holds } from './figureStandings'
import { type Figures, figuresOf } from './figuresOf'

/** Figures of a project at the end of a day. */
type Reckoned = { statusOn: string; figures: Figures }

/** So many projects are reckoned within an answer where something has just happened in them. */
const mostReckoned = 5

/** What is kept of these projects; what holds no longer is reckoned anew, for the first of them. */
export async function reckonedOf(
  db: Knex,
  { actor: { organizationId }, at }: Pick<Asker, 'actor' | 'at'>,
  projectIds: readonly string[],
): Promise<Map<string, Reckoned>> {
  const day = await figureDay(db, organizationId, at)
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
