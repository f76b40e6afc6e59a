import type { Pool } from 'pg'
import { advisoryLocks } from '../../postgres/advisoryLocks'
import { openPool } from '../../postgres/openPool'
import { registerParsers } from '../../postgres/parsers'
import type { EventLog } from '../eventLog'
import { appendedSignal } from './appendedSignal'
import { appendQueue } from './appendQueue'
import { identityOf } from './identityOf'
import { readEvents } from './readEvents'
import { restoreInto } from './restoreInto'
import { watchServer } from './watchServer'
import { writeBatches } from './writeBatches'

type Options = { url: string; now: () => Date }

const connections = 5
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

  const events = readEvents(pool, watch)
  const append = appendQueue({
    write: writeBatches({ pool, watch, now }),
    written: signal.tell,
    repeated: ({ stream, events: appended }) =>
      events.findAll(
        stream,
        appended.map(({ id }) => id),
      ),
  })

  return {
    append,
    ...identityOf(pool),
    read: events.ofStream,
    find: events.find,
    readAll: events.after,
    restore: async (recorded) => {
      await restoreInto(pool, recorded)
      signal.tell()
    },
    head: events.head,
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
