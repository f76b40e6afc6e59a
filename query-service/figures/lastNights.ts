import type { Pool } from 'pg'

/** Up to which day nights were reckoned. */
export type LastNights = ReturnType<typeof openLastNights>

export const openLastNights = (pool: Pool) => ({
  /** The last day of which the nights of an organization were reckoned; `null` where none ever were. */
  of: async (organizationId: string): Promise<string | null> => {
    const { rows } = await pool.query<{ night: string | null }>(
      'select night_on::text as night from platform.figures_hold where organization_id = $1',
      [organizationId],
    )
    return rows[0]?.night ?? null
  },
  /** Notes that the nights of a day were reckoned. */
  end: async (organizationId: string, statusOn: string): Promise<void> => {
    await pool.query(
      `insert into platform.figures_hold (organization_id, until, night_on) values ($1, '-infinity', $2)
       on conflict (organization_id) do update set night_on = excluded.night_on`,
      [organizationId, statusOn],
    )
  },
})
