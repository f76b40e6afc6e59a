import type { Knex } from 'knex'
import type { EndedDay } from './figuresAsOf'
import { nightEvent } from './nightEvent'

type NightStanding = {
  projectId: string
  /** The project was not there yet when the day ended. */
  isLater: boolean
  /** Something has happened in it since. */
  isTouched: boolean
  /** Its figures were never taken. */
  isFirst: boolean
}

/**
 * What the projects of an organization are to have of the night of a day, or this one of them. Those that are being
 * copied have none.
 */
export async function nightStandings(
  db: Knex,
  { organizationId, projectId = null }: { organizationId: string; projectId?: string | null },
  { endsAt }: Pick<EndedDay, 'endsAt'>,
): Promise<NightStanding[]> {
  const { rows } = await db.raw<{ rows: NightStanding[] }>(
    `select p.project_id as "projectId", p.created_at > :endsAt as "isLater",
      exists (
        select from audit_actions a where a.scope_id = p.project_id and a.organization_id = :organizationId
        and a.at > :endsAt and a.kind <> :nightEvent
      ) as "isTouched",
      not exists (
        select from analysis_nights n where n.project_id = p.project_id and n.organization_id = :organizationId
      ) and not exists (
        select from platform.figure_nights w where w.project_id = p.project_id and w.organization_id = :organizationId
      ) as "isFirst"
    from projects_projects p
    where p.organization_id = :organizationId and p.copy is null
      and (:projectId::uuid is null or p.project_id = :projectId)
    order by p.project_id`,
    { organizationId, projectId, endsAt, nightEvent },
  )
  return rows
}
