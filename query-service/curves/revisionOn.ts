import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'
import type { OfProject } from '../tasks/baselineRows'
import { planStanding } from './planStanding'

/** The revision at which a plan stood at the end of a day; −1 where there was none. */
export const revisionOn = (db: Knex, of: OfProject, day: string): Promise<number> =>
  planStanding(db, of, (at) => db.raw('? <= ?::date', [dayOf(db, of.organizationId, at), day]))
