import { openPool } from '../../postgres/openPool'
import { registerParsers } from '../../postgres/parsers'
import type { EventLog } from '../eventLog'
import { readEvents } from './readEvents'
import { watchServer } from './watchServer'

const connections = 5

/** The log on Postgres for reading alone. It hears of no append, and connects with the first question. */
export function postgresLogReader(url: string): Pick<EventLog, 'read' | 'readAll' | 'close'> {
  registerParsers()
  const pool = openPool({ url, connections, silent: () => watch.silent() })
  const watch = watchServer(() => events.head())
  const events = readEvents(pool, watch)
  return {
    read: events.ofStream,
    readAll: events.after,
    close: async () => {
      watch.stop()
      await pool.end()
    },
  }
}
