import type { Pool } from 'pg'

/** A subscription whose turn it is; `notes`: how often something was noted of it. */
export type Turn = { organizationId: string; notes: number }

/** When to look at an organization’s subscription again, and which of them wait for the gateway. */
type DueTable = {
  /** Looked at by then at the latest. */
  note(organizationId: string, dueAt: string): Promise<void>
  /** Whose turn has come and who does not wait for the gateway, the longest waiting first. */
  reached(at: string, most: number): Promise<Turn[]>
  /** It was looked at; unless something was noted meanwhile, its turn comes then, or never. */
  done(turn: Turn, next: string | null): Promise<void>
  /** What is due of it is asked of the gateway, in its turn there. */
  awaitGateway(turn: Turn): Promise<void>
  /** Who waits for the gateway, the longest waiting first. */
  awaitingGateway(most: number): Promise<Turn[]>
  /** It waits for the gateway no longer, and is looked at then, or at once where something was noted meanwhile. */
  release(turn: Turn, dueAt: string): Promise<void>
}

const turns = 'select organization_id as "organizationId", notes from platform.subscription_due'
const unnoted = 'organization_id = $1 and notes = $2'

export const openDueTable = (pool: Pool): DueTable => ({
  note: async (organizationId, dueAt) => {
    await pool.query(
      `insert into platform.subscription_due (organization_id, due_at) values ($1, $2)
       on conflict (organization_id) do update
       set due_at = least(subscription_due.due_at, excluded.due_at), notes = subscription_due.notes + 1`,
      [organizationId, dueAt],
    )
  },

  reached: async (at, most) => {
    const text = `${turns} where due_at <= $1 and not awaits_gateway order by due_at limit $2`
    return (await pool.query<Turn>(text, [at, most])).rows
  },

  done: async ({ organizationId, notes }, next) => {
    if (next)
      await pool.query(`update platform.subscription_due set due_at = $3 where ${unnoted}`, [
        organizationId,
        notes,
        next,
      ])
    else await pool.query(`delete from platform.subscription_due where ${unnoted}`, [organizationId, notes])
  },

  awaitGateway: async ({ organizationId }) => {
    await pool.query('update platform.subscription_due set awaits_gateway = true where organization_id = $1', [
      organizationId,
    ])
  },

  awaitingGateway: async (most) =>
    (await pool.query<Turn>(`${turns} where awaits_gateway order by due_at limit $1`, [most])).rows,

  release: async ({ organizationId, notes }, dueAt) => {
    await pool.query(
      `update platform.subscription_due
       set awaits_gateway = false, due_at = case when notes = $2 then $3 else due_at end where organization_id = $1`,
      [organizationId, notes, dueAt],
    )
  },
})
