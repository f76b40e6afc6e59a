import pg from 'pg'
import { relaySchema } from '../eventFeed/kafka/relaySchema'
import { logSchema } from '../eventLog/postgres/schema'
import type { Secrets } from '../secrets/secrets'
import { advisoryLocks } from './advisoryLocks'
import { createRoles } from './roles'
import { grants, platformSchema } from './schema'
import { whenFree } from './whenFree'

/**
 * Brings the database to the present schema, after whoever does so just now. Others may be at work in it: they go first. Safe to repeat; `ownerUrl`
 * is a role that may create roles and schemas.
 */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  // A cut connection fails what is asked of it; by itself it ends nothing.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await createRoles(client, secrets)
    for (const script of [logSchema, platformSchema, relaySchema, grants])
      await whenFree(client, () => client.query(script))
  } finally {
    await client.end()
  }
}
