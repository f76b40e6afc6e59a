import pg from 'pg'
import { relaySchema } from '../eventFeed/kafka/relaySchema'
import { logSchema } from '../eventLog/postgres/schema'
import type { Secrets } from '../secrets/secrets'
import { advisoryLocks } from './advisoryLocks'
import { createRoles } from './roles'
import { grants, platformSchema } from './schema'

/** Brings the database to the present schema, after whoever does so just now. Safe to repeat; `ownerUrl` is a role that may create roles and schemas. */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await createRoles(client, secrets)
    await client.query(logSchema)
    await client.query(platformSchema)
    await client.query(relaySchema)
    await client.query(grants)
  } finally {
    await client.end()
  }
}
