import type { ClientBase, Pool } from 'pg'
import { advisoryLocks } from '../../postgres/advisoryLocks'
import { type RecordedEvent, WrongExpectedRevision } from '../eventLog'

/** Appends events as they were recorded elsewhere, all of them or none, after the last position. */
export async function restoreInto(pool: Pool, events: readonly RecordedEvent[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.positions])
    refuseGaps(events, await revisionsOf(client, events))
    await client.query(insertion(events))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function revisionsOf(client: ClientBase, events: readonly RecordedEvent[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ stream: string; revision: number }>(
    `select s.stream, e.revision from unnest($1::text[]) as s (stream)
     cross join lateral (select revision from log.events where stream = s.stream order by revision desc limit 1) as e`,
    [[...new Set(events.map(({ stream }) => stream))]],
  )
  return new Map(rows.map(({ stream, revision }) => [stream, revision]))
}

function refuseGaps(events: readonly RecordedEvent[], revisions: Map<string, number>): void {
  for (const { stream, revision } of events) {
    const current = revisions.get(stream) ?? -1
    if (revision !== current + 1) throw new WrongExpectedRevision(stream, revision - 1, current)
    revisions.set(stream, revision)
  }
}

const insertion = (events: readonly RecordedEvent[]) => ({
  name: 'log restore',
  text: `insert into log.events
         select coalesce((select max(position) from log.events), 0) + n.number,
                n.stream, n.revision, n.id, n.type, n.organization, n.project, n.at, n.data, n.metadata
         from unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::uuid[], $6::uuid[], $7::timestamptz[], $8::text[], $9::text[])
              with ordinality as n (stream, revision, id, type, organization, project, at, data, metadata, number)`,
  values: [
    events.map(({ stream }) => stream),
    events.map(({ revision }) => revision),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ organizationId }) => organizationId),
    events.map(({ projectId }) => projectId),
    events.map(({ at }) => at),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
  ],
})
