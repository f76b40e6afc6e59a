import type { Pool } from 'pg'
import { noStream } from '../eventLog/eventLog'
import type { AnyDecider, Folded, SnapshotFormat } from './folded'

/** `eventId`: of the event at `revision`; `null` where an older version kept it. */
export type Snapshot = { revision: number; position: number; eventId: string | null; state: string }

export type Snapshots = {
  /** The one that the stream has in this format. */
  find(stream: string, format: SnapshotFormat<never>): Promise<Snapshot | undefined>
  /** The stream was folded from the one at this revision. */
  used(stream: string, revision: number): void
  /** Keeps one in the background where enough has followed the last. */
  keep(stream: string, format: SnapshotFormat<never>, folded: Folded<unknown>): void
}

export type SnapshotFormats = ReadonlyMap<AnyDecider, SnapshotFormat<never>>

const eventsBetweenSnapshots = 500

export function openSnapshots(pool: Pool): Snapshots {
  const revisions = new Map<string, number>()
  return {
    find: async (stream, { version }) => {
      const { rows } = await pool.query<Snapshot>(
        'select revision, position, event_id as "eventId", state from platform.snapshots where stream = $1 and version = $2',
        [stream, version],
      )
      return rows[0]
    },
    used: (stream, revision) => void revisions.set(stream, revision),
    keep: (stream, format, { state, revision, position, eventId }) => {
      const since = revision - (revisions.get(stream) ?? noStream)
      if (since < Math.max(eventsBetweenSnapshots, format.eventsBetween?.(state as never) ?? 0)) return
      revisions.set(stream, revision)
      pool
        .query(
          `insert into platform.snapshots (stream, version, revision, position, event_id, state) values ($1, $2, $3, $4, $5, $6)
           on conflict (stream) do update set version = excluded.version, revision = excluded.revision, position = excluded.position,
             event_id = excluded.event_id, state = excluded.state`,
          [stream, format.version, revision, position, eventId, JSON.stringify(format.write(state as never))],
        )
        // A snapshot only saves time: without it the stream is folded from further back.
        .catch(() => revisions.delete(stream))
    },
  }
}
