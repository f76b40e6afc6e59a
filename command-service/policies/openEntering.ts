import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { ClientBase, Pool } from 'pg'
import type { Policy } from '../pipeline/policy'
import { type Due, dueOf, firstOfEach } from './dueOf'
import { readPolicyProjects } from './policyProjects'
import { addWork } from './policyWork'

const pageSize = 1000
/** So many pages may be read again after a crash: a position that is kept costs a commit. */
const pagesUnkept = 20

type Parts = {
  pool: Pool
  log: Pick<EventLog, 'readAll'>
  policies: readonly Policy[]
  /** Hears that there is more to do. */
  noteWork(): void
}

/** How far the log was read for a policy: a position, and the id of the event at it. */
type Place = { name: string; position: number }

/** Follows the log for all policies and keeps what they have to do. A policy that is new reads from the beginning. */
export async function openEntering({ pool, log, policies, noteWork }: Parts) {
  const names = policies.map(({ name }) => name)
  const { places, projects } = await onConnection(pool, async (client) => ({
    places: await placesOf(client, names),
    projects: await readPolicyProjects(client),
  }))
  let from = Math.min(...places.map(({ position }) => position))
  let unkept: RecordedEvent | undefined
  let pages = 0

  const keep = async (due: ReadonlyMap<Policy, Due>, last: RecordedEvent) => {
    await onConnection(pool, async (client) => {
      const kept = new Map((await placesOf(client, names)).map(({ name, position }) => [name, position]))
      for (const [policy, { events, begun }] of due) {
        const behind = events.filter((event) => event.position > (kept.get(policy.name) ?? 0))
        await projects.add(client, policy.name, begun)
        await addWork(client, policy.name, firstOfEach(policy, behind))
      }
      await client.query(
        'update platform.policies set position = $2, event_id = $3 where name = any($1) and position < $2',
        [names, last.position, last.id],
      )
    })
    unkept = undefined
    pages = 0
  }

  return {
    /** Enters what has been appended up to now; answers whether it has seen all of it. */
    page: async (): Promise<boolean> => {
      const page = await log.readAll(from, pageSize)
      const last = page.at(-1)
      if (last) {
        const due = new Map(
          policies.map((policy) => [policy, dueOf(policy, page, (projectId) => projects.has(policy.name, projectId))]),
        )
        const isWork = [...due.values()].some(({ events }) => events.length > 0)
        if (isWork || ++pages >= pagesUnkept) await keep(due, last)
        else unkept = last
        if (isWork) noteWork()
        from = last.position
      }
      return page.length < pageSize
    },
    /** Keeps how far it is. */
    close: async () => {
      if (unkept) await keep(new Map(), unkept)
    },
  }
}

/** In a transaction on a connection of its own. */
async function onConnection<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isDone = false
  try {
    const result = await inTransaction(client, () => work(client))
    isDone = true
    return result
  } finally {
    // Whatever broke it off, no transaction stays open behind it.
    client.release(!isDone)
  }
}

/** Nobody else moves them until the transaction ends. */
async function placesOf(client: ClientBase, names: readonly string[]): Promise<Place[]> {
  await client.query(
    'insert into platform.policies (name, position) select unnest($1::text[]), 0 on conflict do nothing',
    [names],
  )
  const { rows } = await client.query<Place>(
    'select name, position from platform.policies where name = any($1) order by name for update',
    [names],
  )
  return rows
}
