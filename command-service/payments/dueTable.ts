import type { Pool } from 'pg'

/** When to look at an organization’s subscription again. */
type DueTable = {
  /** Looked at by then at the latest. */
  note(organizationId: string, dueAt: string): Promise<void>
  /** Whose turn has come, the longest waiting first. */
  reached(at: string, most: number): Promise<string[]>
  /** It was looked at; unless it was noted meanwhile, its turn comes then, or never. */
  done(organizationId: string, reachedAt: string, next: string | null): Promise<void>
}

export const openDueTable = (pool: Pool): DueTable => ({
  note: async (organizationId, dueAt) => {
    await pool.query(
      `insert into platform.subscription_due (organization_id, due_at) values ($1, $2)
       on conflict (organization_id) do update set due_at = least(subscription_due.due_at, excluded.due_at)`,
      [organizationId, dueAt],
    )
  },

  reached: async (at, most) => {
    const { rows } = await pool.query<{ id: string }>(
      `select organization_id as id from platform.subscription_due where due_at <= $1 order by due_at limit $2`,
      [at, most],
    )
    return rows.map(({ id }) => id)
  },

  done: async (organizationId, reachedAt, next) => {
    const mine = 'organization_id = $1 and due_at <= $2'
    if (next)
      await pool.query(`update platform.subscription_due set due_at = $3 where ${mine}`, [
        organizationId,
        reachedAt,
        next,
      ])
    else await pool.query(`delete from platform.subscription_due where ${mine}`, [organizationId, reachedAt])
  },
})
