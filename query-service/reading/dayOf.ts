import { defaultTimeZone } from '@prumo/contracts/organization/timeZones'
import type { Knex } from 'knex'

/**
 * SQL for the calendar day that an instant (SQL, too) was of in the time zone that the organization had then, as
 * `dayAt` has it; `null` of none. The zones are read once for a whole statement.
 */
export function dayOf(db: Knex, organizationId: string, instant: string): Knex.Raw {
  const chosen = (column: string) =>
    `(select array_agg(z.${column} order by z.since, z.position) from organization_time_zones z where z.organization_id = ?)`
  return db.raw(
    `(${instant} at time zone (array_prepend(cast(? as text), ${chosen('time_zone')}))[
      1 + width_bucket(${instant}, coalesce(${chosen('since')}, '{}'))
    ])::date`,
    [defaultTimeZone, organizationId, organizationId],
  )
}
