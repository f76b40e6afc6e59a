import type { Pool } from 'pg'
import type { RecordedEvent } from '../eventLog'
import { readStatement, recordedEvent } from './statements'
import type { ServerWatch } from './watchServer'

const pageOfStream = 5000

/** The questions that the log's table answers. */
export function readEvents(pool: Pool, watch: ServerWatch) {
  const read = async (name: string, where: string, values: unknown[]): Promise<RecordedEvent[]> => {
    watch.refuseWhileStill()
    const { rows } = await pool.query<unknown[]>(readStatement(name, where, values))
    return rows.map(recordedEvent)
  }

  return {
    ofStream: async (stream: string, fromRevision = 0) => {
      const events: RecordedEvent[] = []
      for (let from = fromRevision; ; from += pageOfStream) {
        const page = await read('read stream', 'stream = $1 and revision >= $2 order by revision limit $3', [
          stream,
          from,
          pageOfStream,
        ])
        events.push(...page)
        if (page.length < pageOfStream) return events
      }
    },
    find: async (stream: string, eventId: string) =>
      (await read('find', 'stream = $1 and event_id = $2', [stream, eventId]))[0],
    findAll: (stream: string, ids: readonly string[]) =>
      read('find all', 'stream = $1 and event_id = any($2::uuid[]) order by revision', [stream, ids]),
    after: (position: number, limit: number) =>
      read('read all', 'position > $1 order by position limit $2', [position, limit]),
    head: async (): Promise<number> => {
      const { rows } = await pool.query<{ head: number | null }>({
        name: 'log head',
        text: 'select max(position) as head from log.events',
      })
      return rows[0]?.head ?? 0
    },
  }
}
