import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { figureDay } from './figureDay'
import { figureStandings, holds } from './figureStandings'
import { type Figures, figuresOf } from './figuresOf'
import { nightsUntil, type Reckoned } from './nightsUntil'

/** So many projects are reckoned within an answer where something has just happened in them. */
const mostReckoned = 5

type Of = Pick<Asker, 'actor' | 'at'>

/** What is kept of these projects; what holds no longer is reckoned anew, for the first of them. */
export async function reckonedToday(
  db: Knex,
  { actor: { organizationId }, at }: Of,
  projectIds: readonly string[],
): Promise<Map<string, Reckoned<Figures>>> {
  const day = await figureDay(db, organizationId, at)
  const standings = await figureStandings(db, organizationId, projectIds)
  const reckoned = new Map<string, Reckoned<Figures>>()
  for (const { projectId, kept } of standings) if (kept) reckoned.set(projectId, kept)
  const stale = standings.filter((standing) => !holds(standing, day))
  for (const { projectId } of stale.slice(0, mostReckoned)) {
    const figures = await figuresOf(db, { organizationId, projectId }, day.statusOn)
    reckoned.set(projectId, { statusOn: day.statusOn, figures })
  }
  return reckoned
}

/** The same, or of a day that is over (`on`) what was taken of the last night until then. */
export async function reckonedOf(
  db: Knex,
  asker: Of,
  projectIds: readonly string[],
  on?: string,
): Promise<Map<string, Reckoned>> {
  const { organizationId } = asker.actor
  const { statusOn } = await figureDay(db, organizationId, asker.at)
  return on !== undefined && on < statusOn
    ? nightsUntil(db, organizationId, projectIds, on)
    : reckonedToday(db, asker, projectIds)
}
