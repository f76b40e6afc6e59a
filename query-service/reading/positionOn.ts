import type { Knex } from 'knex'
import { endOfDay } from './endOfDay'
import { positionAt } from './positionAt'
import { zonesIn } from './zonesIn'

type OfProject = { organizationId: string; projectId: string }

/**
 * The position of a project's last event until the end of a day, as `positionAt` has it. `undefined` of a day that is
 * not over at this instant: nothing was recorded since, and no database knows the last days of all.
 */
export async function positionOn(db: Knex, of: OfProject, day: string, at: string): Promise<number | undefined> {
  const endsAt = endOfDay(await zonesIn(db, of.organizationId), day)
  return Date.parse(endsAt) < Date.parse(at) ? positionAt(db, of, endsAt) : undefined
}
