import { defaultTimeZone } from '@prumo/contracts/organization/timeZones'
import type { Knex } from 'knex'
import type { CurvePlan } from './curvePlan'

/**
 * Rows of one statement over all versions of a plan: sorted in memory, in the time zone that the plan has now, as most
 * days are of it (`recordedProgress`). Whatever is read next is read as the session was before.
 */
export async function curveStatement<Row>(
  db: Knex,
  { zones }: CurvePlan,
  sql: string,
  bindings: Record<string, Knex.Value | Knex.QueryBuilder>,
): Promise<Row[]> {
  await db.raw(`select set_config('work_mem', '16MB', true), set_config('TimeZone', ?, true)`, [
    zones.at(-1)?.timeZone ?? defaultTimeZone,
  ])
  const { rows } = await db.raw<{ rows: Row[] }>(sql, bindings)
  await db.raw(`set local time zone 'UTC'`)
  return rows
}
