import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase, Pool } from 'pg'

/** An event that a policy has yet to react to, the first of its organization's. */
export type DueWork = {
  policy: string
  eventId: string
  stream: string
  organizationId: string
  /** How often it has failed. */
  attempts: number
}

/** What is due at a moment. */
export type Due = {
  work: DueWork[]
  /** In how many milliseconds something is due that was not yet; `undefined` where nothing is. */
  nextMs: number | undefined
}

/** Work that policies still have to do: a projection beside the log, which can be rebuilt from it. */
export type PolicyWork = {
  /** The oldest work of each of these policies and each organization, and when it is due. */
  due(policies: readonly string[]): Promise<Due>
  remove(work: DueWork): Promise<void>
  /** Is tried again later, each time a while longer. */
  failed(work: DueWork, error: string): Promise<void>
}

const longestWaitSeconds = 300

/** Of each line its first, from line to line by the index: however long a line is, it costs one look. */
const firstOfEach = `
  with recursive first as (
    (select * from platform.policy_work order by policy, organization_id, number limit 1)
    union all
    select next.* from first, lateral (
      select * from platform.policy_work as work
      where (work.policy, work.organization_id) > (first.policy, first.organization_id)
      order by work.policy, work.organization_id, work.number limit 1
    ) as next
  )`
/** Stands for no organization. */
const nobody = '00000000-0000-0000-0000-000000000000'

export const openPolicyWork = (pool: Pool, firstWaitSeconds: number): PolicyWork => ({
  due: async (policies) => {
    // In one statement: what became due between two of them would be in the answer of neither.
    const { rows } = await pool.query<DueWork & { inMs: number }>(
      `${firstOfEach}
       select policy, event_id as "eventId", stream, organization_id as "organizationId", attempts,
         greatest(ceil(extract(epoch from due_at - now()) * 1000), 0)::int as "inMs"
       from first where policy = any($1) order by due_at, number`,
      [policies],
    )
    const later = rows.find(({ inMs }) => inMs > 0)
    return { work: rows.filter(({ inMs }) => inMs === 0).map(({ inMs, ...work }) => work), nextMs: later?.inMs }
  },
  remove: async ({ policy, eventId }) => {
    await pool.query('delete from platform.policy_work where policy = $1 and event_id = $2', [policy, eventId])
  },
  failed: async ({ policy, eventId }, error) => {
    await pool.query(
      `update platform.policy_work set attempts = attempts + 1, error = $3,
         due_at = now() + least($4 * power(2, least(attempts, 30)), ${longestWaitSeconds}) * interval '1 second'
       where policy = $1 and event_id = $2`,
      [policy, eventId, error, firstWaitSeconds],
    )
  },
})

/** Adds what these policies have to do about these events, in their order. What is there already stays as it is. */
export async function addWork(client: ClientBase, policy: string, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return
  await client.query(
    `insert into platform.policy_work (policy, event_id, stream, organization_id)
     select $1, event_id, stream, organization_id
     from unnest($2::uuid[], $3::text[], $4::uuid[]) with ordinality as added (event_id, stream, organization_id, place)
     order by place
     on conflict do nothing`,
    [
      policy,
      events.map(({ id }) => id),
      events.map(({ stream }) => stream),
      events.map((event) => event.organizationId ?? nobody),
    ],
  )
}
