import type { Pool } from 'pg'
import { type FigureDay, figuresVersion } from './figureStandings'
import type { Figures } from './figuresOf'

type Reckoned = FigureDay & { projectId: string; position: number; reckonedAt: string; figures: Figures }

/** Where the figures of projects are kept. */
export type KeptFigures = ReturnType<typeof openKeptFigures>

export function openKeptFigures(pool: Pool) {
  return {
    keep: async (organizationId: string, of: Reckoned): Promise<void> => {
      const { projectId, statusOn, zone, position, reckonedAt } = of
      await pool.query(
        `insert into platform.project_figures
           (project_id, organization_id, status_on, zone, position, reckoned_at, version, figures)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (project_id) do update set status_on = excluded.status_on, zone = excluded.zone,
           position = excluded.position, reckoned_at = excluded.reckoned_at, version = excluded.version,
           figures = excluded.figures`,
        [projectId, organizationId, statusOn, zone, position, reckonedAt, figuresVersion, JSON.stringify(of.figures)],
      )
    },
    /** Forgets the figures of projects that are no longer there. */
    keepOnly: async (organizationId: string, projectIds: readonly string[]): Promise<void> => {
      await pool.query(
        'delete from platform.project_figures where organization_id = $1 and project_id <> all($2::uuid[])',
        [organizationId, projectIds],
      )
    },
    /** Notes until when the figures of an organization hold, if nothing happens. */
    hold: async (organizationId: string, until: string): Promise<void> => {
      await pool.query(
        `insert into platform.figures_hold (organization_id, until) values ($1, $2)
         on conflict (organization_id) do update set until = excluded.until`,
        [organizationId, until],
      )
    },
    /** The organizations whose figures hold no longer than until this instant (ISO UTC). */
    over: async (at: string): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>(
        'select organization_id as id from platform.figures_hold where until < $1',
        [at],
      )
      return rows.map(({ id }) => id)
    },
    /** All organizations that have projects, also those of which nothing was reckoned yet. */
    everyOrganization: async (): Promise<string[]> => {
      const { rows: made } = await pool.query(`select where to_regclass('read.projects_projects') is not null`)
      if (made.length === 0) return []
      const { rows } = await pool.query<{ id: string }>(
        'select distinct organization_id as id from read.projects_projects',
      )
      return rows.map(({ id }) => id)
    },
  }
}
