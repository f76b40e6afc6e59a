import type { Config } from '../config'
import { awaitStore, type Waiting } from './awaitStore'
import { eventStoreStore } from './eventStoreStore'
import { postgresStore } from './postgresStore'

/**
 * Waits for what a process cannot begin without. Kafka is not among it: whoever needs that serves, and tells when it is
 * there.
 */
export async function awaitStores({ DATABASE_URL, EVENTSTORE_URL }: Config, waiting: Waiting): Promise<void> {
  if (DATABASE_URL) await awaitStore(postgresStore(DATABASE_URL), waiting)
  if (EVENTSTORE_URL) await awaitStore(eventStoreStore(EVENTSTORE_URL), waiting)
}
