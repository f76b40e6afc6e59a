import pg from 'pg'
import { bindSecret, refuseOtherSecret } from '../secrets/boundSecret'
import type { Secrets } from '../secrets/secrets'
import { advisoryLocks } from './advisoryLocks'
import { platformTables } from './platformTables'
import { createRoles } from './roles'
import type { Tables } from './tables'
import { whenFree } from './whenFree'

const register = `
  create schema if not exists platform;
  create table if not exists platform.migrations (
    owner text not null,
    number int not null,
    applied_at timestamptz not null default now(),
    primary key (owner, number)
  )`

/** No service reads other columns of the log, and none but the migrations says which of them ran. */
const rights = `
  grant usage on schema log to prumo_command, prumo_projection, prumo_query;
  grant usage on schema platform to prumo_command, prumo_projection, prumo_query;
  grant select, insert, update, delete on all tables in schema platform to prumo_command;
  revoke insert, update, delete on platform.migrations from prumo_command`

/**
 * Brings the database to the present schema: the platform's tables, then those of modules. Only one process migrates at
 * a time; statements of running processes go first. Safe to repeat. With another secret than the database was made with
 * nothing is written: throws `WrongConfiguration`. `ownerUrl` is a role that may create roles and
 * schemas.
 */
export const migrate = (ownerUrl: string, secrets: Secrets, moduleTables: readonly Tables[]): Promise<void> =>
  migrateAlone(ownerUrl, secrets, async (client) => {
    const all = [...platformTables, ...moduleTables]
    await runMigrations(client, all)
    const always = [rights, ...all.flatMap((tables) => tables.always ?? [])]
    await whenFree(client, () => client.query(always.join(';')))
    await bindSecret(client, secrets)
  })

/**
 * Brings an empty database to an earlier schema, in which so many migrations of each owner have run. `migrate` does the
 * rest, and sets functions and rights.
 */
export const migrateAsFarAs = (
  ownerUrl: string,
  secrets: Secrets,
  moduleTables: readonly Tables[],
  counts: Readonly<Record<string, number>>,
): Promise<void> =>
  migrateAlone(ownerUrl, secrets, (client) =>
    runMigrations(
      client,
      [...platformTables, ...moduleTables].map((tables) => ({
        ...tables,
        migrations: tables.migrations.slice(0, counts[tables.owner] ?? 0),
      })),
    ),
  )

async function migrateAlone(
  ownerUrl: string,
  secrets: Secrets,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  // A cut connection fails the query under way; by itself it must not end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await refuseOtherSecret(client, secrets)
    // Each script is a transaction. One that a crash loses runs again, and a new database starts sooner.
    await client.query('set synchronous_commit = off')
    await createRoles(client, secrets)
    await work(client)
  } finally {
    await client.end()
  }
}

async function runMigrations(client: pg.Client, all: readonly Tables[]): Promise<void> {
  await whenFree(client, () => client.query(register))
  const applied = await appliedIn(client)
  for (const { owner, migrations } of all)
    for (const [index, script] of migrations.entries())
      if (!applied.has(keyOf(owner, index + 1))) await whenFree(client, () => apply(client, owner, index + 1, script))
}

async function apply(client: pg.Client, owner: string, number: number, script: string): Promise<void> {
  await client.query(script)
  await client.query('insert into platform.migrations (owner, number) values ($1, $2)', [owner, number])
}

const keyOf = (owner: string, number: number) => `${owner} ${number}`

async function appliedIn(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ owner: string; number: number }>(
    'select owner, number from platform.migrations',
  )
  return new Set(rows.map(({ owner, number }) => keyOf(owner, number)))
}
