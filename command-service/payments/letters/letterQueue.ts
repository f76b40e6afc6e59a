import type { Pool } from 'pg'

/** A letter to whoever manages the plan of an organization, by its name. */
export type QueuedLetter = { organizationId: string; name: string }

/** Letters about plans that are to be sent, or were: each is sent once. */
export type LetterQueue = {
  /** What was queued once is never queued again. */
  add(organizationId: string, names: readonly string[], at: Date): Promise<void>
  /** Those whose turn has come, the longest waiting first. */
  waiting(at: Date, most: number): Promise<QueuedLetter[]>
  /** It was sent, or makes no sense any more. */
  settle(letter: QueuedLetter, at: Date): Promise<void>
  /** It is tried again later, and later each time. */
  postpone(letter: QueuedLetter, at: Date): Promise<void>
}

export const openLetterQueue = (pool: Pool): LetterQueue => ({
  add: async (organizationId, names, at) => {
    await pool.query(
      `insert into platform.plan_letters (organization_id, name, not_before)
       select $1, name, $3 from unnest($2::text[]) as name on conflict do nothing`,
      [organizationId, names, at],
    )
  },

  waiting: async (at, most) => {
    const { rows } = await pool.query<QueuedLetter>(
      `select organization_id as "organizationId", name from platform.plan_letters
       where settled_at is null and not_before <= $1 order by not_before, organization_id, name limit $2`,
      [at, most],
    )
    return rows
  },

  settle: async ({ organizationId, name }, at) => {
    await pool.query('update platform.plan_letters set settled_at = $3 where organization_id = $1 and name = $2', [
      organizationId,
      name,
      at,
    ])
  },

  postpone: async ({ organizationId, name }, at) => {
    await pool.query(
      `update platform.plan_letters set failures = failures + 1,
         not_before = $3::timestamptz + least(power(2, failures), 60) * interval '1 minute'
       where organization_id = $1 and name = $2`,
      [organizationId, name, at],
    )
  },
})
