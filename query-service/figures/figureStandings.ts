import type { Knex } from 'knex'
import type { Figures } from './figuresOf'

/** Figures that are kept are those of this reckoning; others are made anew. */
export const figuresVersion = 2

/** The figures of a project as they are kept, if they are, and what says whether they still hold. */
type FigureStanding = {
  projectId: string
  /** That of the last event of the project. */
  moved: number
  kept: { statusOn: string; zone: string; position: number; figures: Figures } | null
}

/** The day and the time zone for which figures are to stand. */
export type FigureDay = { statusOn: string; zone: string }

/** Of these projects of an organization, what is kept, and whether something has happened in them since. */
export async function figureStandings(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
): Promise<FigureStanding[]> {
  const { rows } = await db.raw<{ rows: FigureStanding[] }>(
    `select p.project_id as "projectId", greatest(last.position, late.position, -1)::int8 as moved,
      case when f.project_id is not null then json_build_object(
        'statusOn', f.status_on, 'zone', f.zone, 'position', f.position, 'figures', f.figures
      ) end as kept
    from unnest(:projectIds::uuid[]) as p (project_id)
    left join platform.project_figures f
      on f.project_id = p.project_id and f.organization_id = :organizationId and f.version = :version
    left join lateral (
      select a.position from audit_actions a where a.scope_id = p.project_id and a.organization_id = :organizationId
      order by a.at desc, a.position desc limit 1
    ) last on true
    left join lateral (
      select max(t.position) as position from audit_times t
      where t.scope_id = p.project_id and t.organization_id = :organizationId
    ) late on true`,
    { projectIds: [...projectIds], organizationId, version: figuresVersion },
  )
  return rows
}

/** Whether what is kept holds for this day. An older copy of the log may have ended before what was reckoned. */
export const holds = ({ kept, moved }: FigureStanding, { statusOn, zone }: FigureDay): boolean =>
  kept !== null && kept.position === moved && kept.statusOn === statusOn && kept.zone === zone
