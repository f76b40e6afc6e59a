import { defaultTimeZone } from '@prumo/contracts/organization/timeZones'
import type { Knex } from 'knex'
import type { Revision } from '../tasks/baselineRows'
import type { CurvePlan } from './curvePlan'

/**
 * SQL of what was recorded of tasks: on which day progress became so much, and what it took. A task in a step that
 * finishes tasks counts as done. No version is of an earlier day than the one before it, whatever clocks said.
 */
export function recordedProgress(db: Knex, plan: CurvePlan): Knex.Raw {
  const { organizationId, projectId, revision, knownFrom, zones } = plan
  return db.raw(
    `select task_id, greatest(${day}, :knownFrom::date) as on_day, progress, progress_before, minutes, minutes_before
    from (
      select task_id, max(at) over w as at, progress, coalesce(lag(progress) over w, 0) as progress_before,
        minutes, lag(minutes) over w as minutes_before
      from (
        select v.task_id, greatest(v.from_revision, s.from_revision) as revision,
          case when s.from_revision > v.from_revision then s.began_at else v.began_at end as at,
          case when s.finishes then 100 else v.progress end as progress, v.realized_minutes as minutes
        from tasks_versions v left join tasks_step_versions s on s.organization_id = v.organization_id
          and s.scope_id = v.scope_id and s.step_id = v.step_id
          and (v.to_revision is null or s.from_revision < v.to_revision)
          and (s.to_revision is null or s.to_revision > v.from_revision)
        where v.organization_id = :organizationId and v.scope_id = :projectId and ${until('v', revision)}
          and (s.from_revision is null or ${until('s', revision)})
      ) recorded window w as (partition by task_id order by revision rows unbounded preceding)
    ) r where progress <> progress_before or minutes is distinct from minutes_before`,
    {
      knownFrom,
      organizationId,
      projectId,
      zones: [defaultTimeZone, ...zones.map(({ timeZone }) => timeZone)],
      since: zones.map(({ since }) => since),
      lastSince: zones.at(-1)?.since ?? '-infinity',
    },
  )
}

/** As `dayOf` has it, of zones that are known. There are as many days as versions, and naming a zone takes long. */
const day = `case when r.at >= :lastSince::timestamptz then r.at::date
  else (r.at at time zone (:zones::text[])[1 + width_bucket(r.at, :since::timestamptz[])])::date end`

const until = (alias: string, revision: Revision): string =>
  revision === null ? 'true' : `${alias}.from_revision <= ${Number(revision)}`
