import type { Pool } from 'pg'
import { advisoryLocks } from '../../postgres/advisoryLocks'
import { openPool } from '../../postgres/openPool'
import { registerParsers } from '../../postgres/parsers'
import type { EventLog } from '../eventLog'
import { appendedSignal } from './appendedSignal'
import { appendQueue } from './appendQueue'
import { identityOf } from './identityOf'
import { restoreInto } from './restoreInto'
import { readStatement, recordedEvent } from './statements'
import { watchServer } from './watchServer'
import { writeBatches } from './writeBatches'

type Options = { url: string; now: () => Date }

const connections = 5
const pageOfStream = 5000
/** The log on Postgres. Refuses to open where an acknowledged append could be lost. */
export async function postgresEventLog({ url, now }: Options): Promise<EventLog> {
  registerParsers()
  const pool = openPool({ url, connections, silent: () => watch.silent() })
  const watch = watchServer(() => pool.query(wayInIsFree))
  await refuseUnsafe(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const signal = await appendedSignal(url)

  const read = async (name: string, where: string, values: unknown[]) => {
    watch.refuseWhileStill()
    const { rows } = await pool.query<unknown[]>(readStatement(name, where, values))
    return rows.map(recordedEvent)
  }

  const append = appendQueue({
    write: writeBatches({ pool, watch, now }),
    written: signal.tell,
    repeated: ({ stream, events }) =>
      read('find all', 'stream = $1 and event_id = any($2::uuid[]) order by revision', [
        stream,
        events.map(({ id }) => id),
      ]),
  })

  return {
    append,
    ...identityOf(pool),
    read: async (stream, fromRevision = 0) => {
      const events = []
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
    find: async (stream, eventId) => (await read('find', 'stream = $1 and event_id = $2', [stream, eventId]))[0],
    readAll: (after, limit) => read('read all', 'position > $1 order by position limit $2', [after, limit]),
    restore: async (events) => {
      await restoreInto(pool, events)
      signal.tell()
    },
    head: async () => {
      const { rows } = await pool.query<{ head: number | null }>({
        name: 'log head',
        text: 'select max(position) as head from log.events',
      })
      return rows[0]?.head ?? 0
    },
    hiddenStreams: async () => [],
    truncated: () => [],
    onAppended: signal.on,
    close: async () => {
      watch.stop()
      await signal.close()
      await pool.end()
    },
  }
}

/** Answered once an append would get through. */
const wayInIsFree = {
  name: 'log way in',
  text: 'select pg_advisory_xact_lock($1), (select max(position) from log.events)',
  values: [advisoryLocks.positions],
}

/** Settings without which Postgres may forget what it has acknowledged. */
async function refuseUnsafe(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`)
    if (rows[0]?.[setting] === 'off' || rows[0]?.[setting] === 'local')
      throw new Error(`the event log needs ${setting} = on, but Postgres has it off`)
  }
}
