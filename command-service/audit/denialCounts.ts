import { type DenialLine, denialLimits } from '@prumo/contracts/audit/denials'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { Pool } from 'pg'

type Line = Omit<DenialLine, 'count'>
/** So many of the same; without a line nothing is known of them. */
export type Counted = { line: Line | null; count: number }
export type HourOfCounts = {
  organizationId: string
  /** The instant at which it began, ISO UTC. */
  hour: string
  counts: DenialLine[]
  more: number
  /** Of what was counted first in it. */
  countedId: string
}

/** How often what is recorded once was denied besides, until the hour is over. */
export type DenialCounts = {
  /** Takes these out of what is to be recorded and counts them, all of it or nothing. */
  count(organizationId: string, hour: string, denialIds: readonly string[], counted: readonly Counted[]): Promise<void>
  /** What was counted in hours before this one. */
  before(hour: string): Promise<HourOfCounts[]>
  forget(counts: Pick<HourOfCounts, 'organizationId' | 'hour'>): Promise<void>
}

/** The number of lines that are counted separately in an hour; all further denials are one sum. */
const mostLines = 500
const sum = ''

type Row = { organization_id: string; hour: string; line: string; count: number; counted_id: string }

export function denialCounts(pool: Pool): DenialCounts {
  return {
    count: async (organizationId, hour, denialIds, counted) => {
      const lines = summed(counted)
      await pool.query(counting, [organizationId, hour, denialIds, [...lines.keys()], [...lines.values()], mostLines])
    },
    before: async (hour) => {
      const { rows } = await pool.query<Row>(
        `select organization_id, hour, line, count, counted_id from platform.denial_counts where hour < $1
         order by organization_id, hour, count desc, line`,
        [hour],
      )
      return hoursOf(rows).map(hourIn)
    },
    forget: async ({ organizationId, hour }) => {
      await pool.query('delete from platform.denial_counts where organization_id = $1 and hour = $2', [
        organizationId,
        hour,
      ])
    },
  }
}

function summed(counted: readonly Counted[]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { line, count } of counted) {
    const name = line ? canonicalJson(line) : sum
    if (count > 0) lines.set(name, (lines.get(name) ?? 0) + count)
  }
  return lines
}

/** The rows of an organization's hour together. */
function hoursOf(rows: readonly Row[]): Row[][] {
  const hours = new Map<string, Row[]>()
  for (const row of rows) {
    const name = `${row.organization_id} ${row.hour}`
    hours.set(name, [...(hours.get(name) ?? []), row])
  }
  return [...hours.values()]
}

function hourIn(rows: readonly Row[]): HourOfCounts {
  const [{ organization_id: organizationId, hour } = { organization_id: '', hour: '' }] = rows
  const lines = rows.filter(({ line }) => line !== sum).slice(0, denialLimits.lines)
  const all = rows.reduce((before, { count }) => before + count, 0)
  const counts = lines.map(({ line, count }): DenialLine => ({ ...(JSON.parse(line) as Line), count }))
  return {
    organizationId,
    hour: new Date(hour).toISOString(),
    counts,
    more: all - counts.reduce((before, { count }) => before + count, 0),
    countedId: rows.map(({ counted_id }) => counted_id).sort()[0] ?? '',
  }
}

const counting = `
  with taken as (
    delete from platform.denials where organization_id = $1 and denial_id = any($3::uuid[])
  ), there as (
    select line from platform.denial_counts where organization_id = $1 and hour = $2
  ), lines as (
    select case when line in (select line from there) or line = '' or place + (select count(*) from there) <= $6
                then line else '' end as line, count
    from (select line, count, row_number() over () as place from unnest($4::text[], $5::bigint[]) as one (line, count)) one
  )
  insert into platform.denial_counts as c (organization_id, hour, line, count)
  select $1::uuid, $2::timestamptz, line, sum(count) from lines group by line
  on conflict (organization_id, hour, line) do update set count = c.count + excluded.count`
