import type { NightEvent } from '@prumo/contracts/analysis/nights'
import type { Pool } from 'pg'

type Night = NightEvent['data']
/** The figures of a night that nobody has taken yet. */
export type FigureNight = { organizationId: string; night: Night }

/** Where nights wait that were reckoned, until they are taken. */
export type FigureNights = ReturnType<typeof openFigureNights>

export const openFigureNights = (pool: Pool) => ({
  /** All of them or none. What waits already stays as it is. */
  note: async (organizationId: string, nights: readonly Night[]): Promise<void> => {
    await pool.query(
      `insert into platform.figure_nights (project_id, status_on, organization_id, night)
       select (night ->> 'projectId')::uuid, (night ->> 'statusOn')::date, $1, night
       from jsonb_array_elements($2::jsonb) as night
       on conflict do nothing`,
      [organizationId, JSON.stringify(nights)],
    )
  },
  /** Those behind this one, of each project in the order of days. */
  waiting: async (behind: FigureNight | undefined, most: number): Promise<FigureNight[]> => {
    const { rows } = await pool.query<FigureNight>(
      `select organization_id as "organizationId", night from platform.figure_nights
       where $1::uuid is null or (project_id, status_on) > ($1, $2::date)
       order by project_id, status_on limit $3`,
      [behind?.night.projectId ?? null, behind?.night.statusOn ?? null, most],
    )
    return rows
  },
  forget: async ({ night: { projectId, statusOn } }: FigureNight): Promise<void> => {
    await pool.query('delete from platform.figure_nights where project_id = $1 and status_on = $2', [
      projectId,
      statusOn,
    ])
  },
})
