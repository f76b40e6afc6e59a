import type { NightEvent } from '@prumo/contracts/analysis/nights'
import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'
import { figuresOfNight, type NightFigures } from './nightOf'

/** Figures of a project at the end of a day. */
export type Reckoned<Of = NightFigures> = { statusOn: string; figures: Of }

/**
 * Of these projects of an organization, the figures of the last night until a day. Those of a project whose action log
 * was erased after that night are hidden with it.
 */
export async function nightsUntil(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
  on: string,
): Promise<Map<string, Reckoned>> {
  const { rows } = await db.raw<{ rows: (NightEvent['data'] & { statusOn: string })[] }>(
    `select p.project_id as "projectId", n.status_on::text as "statusOn", n.unit, n.planned_end_on::text as "plannedEndOn", n.work, n.money, n.risks
    from unnest(:projectIds::uuid[]) as p (project_id)
    cross join lateral (
      select * from analysis_nights n
      where n.project_id = p.project_id and n.organization_id = :organizationId and n.status_on <= :on::date
      order by n.status_on desc limit 1
    ) n
    where not exists (
      select from audit_erasures e
      where e.organization_id = :organizationId and e.project_id = p.project_id
        and (n.position < e.position and n.taken_at <= e.to_at or n.status_on < :erasedUntil)
    )`,
    { projectIds: [...projectIds], organizationId, on, erasedUntil: dayOf(db, organizationId, 'e.to_at') },
  )
  return new Map(
    rows.map(({ projectId, statusOn, ...night }) => [projectId, { statusOn, figures: figuresOfNight(night) }]),
  )
}
