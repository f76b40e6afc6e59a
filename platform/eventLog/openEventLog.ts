import type { Config } from '../config'
import type { EventLog } from './eventLog'
import { postgresEventLog } from './postgres/postgresEventLog'

/** The log where it is configured to be: on EventStoreDB, else on this Postgres. */
export async function openEventLog(
  { EVENTSTORE_URL }: Config,
  postgresUrl: string,
  now: () => Date,
): Promise<EventLog> {
  if (!EVENTSTORE_URL) return postgresEventLog({ url: postgresUrl, now })
  // Its client takes long to load: only who uses it waits for that.
  const { eventStoreLog } = await import('./eventStore/eventStoreLog')
  return eventStoreLog({ connectionString: EVENTSTORE_URL, now })
}
