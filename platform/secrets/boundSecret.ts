import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { type Config, WrongConfiguration } from '../config'
import { seal, unseal } from '../personalData/envelope'
import { onDatabase } from '../postgres/onDatabase'
import { secretFile } from './secretFile'
import type { Secrets } from './secrets'

/** What is sealed under the secret: whoever opens it has the secret of this database. */
const [purpose, context] = ['database', 'the secret of this database']

/** Throws `WrongConfiguration` where the database was made with another secret. Only reads. */
export async function refuseOtherSecret(client: ClientBase, secrets: Secrets): Promise<void> {
  const sealed = await boundIn(client)
  const opens = sealed ? isOpenedBy(secrets.key(purpose), sealed, context) : await opensAnyKey(client, secrets)
  if (opens) return
  throw new WrongConfiguration(
    `PRUMO_SECRET: the database was made with another secret, and nothing was changed. ${whatToDo}`,
  )
}

/** Binds a database that has a place for it, unless it is bound. */
export async function bindSecret(client: ClientBase, secrets: Secrets): Promise<void> {
  await client.query('insert into platform.bound_secret (sealed) values ($1) on conflict do nothing', [
    seal(secrets.key(purpose), Buffer.from(context), context),
  ])
}

/**
 * The installation's secret: the configured one, or that of the data folder, made there where nothing was sealed yet.
 * Throws `WrongConfiguration` where it is missing.
 */
export async function installationSecret({ PRUMO_SECRET, PRUMO_DATA }: Config, ownerUrl: string): Promise<string> {
  if (PRUMO_SECRET) return PRUMO_SECRET
  const path = join(PRUMO_DATA, 'secret')
  if (!existsSync(path) && (await onDatabase(ownerUrl, hasSealed)))
    throw new WrongConfiguration(
      `PRUMO_SECRET: it is not set, ${path} is not there, and the database was made with a secret; nothing was changed. ${whatToDo}`,
    )
  return secretFile(path)
}

const whatToDo =
  'Set PRUMO_SECRET as it was when Prumo last ran, or put the file “secret” back into the data folder. A new installation needs a database of its own (DATABASE_URL)'

type Key = { person_id: string; sealed_key: Buffer }

const isThere = async (client: ClientBase, table: 'bound_secret' | 'person_keys') =>
  (await client.query<{ is: boolean }>(`select to_regclass('platform.${table}') is not null as is`)).rows[0]?.is

async function boundIn(client: ClientBase): Promise<Buffer | undefined> {
  if (!(await isThere(client, 'bound_secret'))) return undefined
  return (await client.query<{ sealed: Buffer }>('select sealed from platform.bound_secret')).rows[0]?.sealed
}

const keysIn = async (client: ClientBase, limit: number): Promise<Key[]> =>
  (await isThere(client, 'person_keys'))
    ? (await client.query<Key>('select person_id, sealed_key from platform.person_keys limit $1', [limit])).rows
    : []

const hasSealed = async (client: ClientBase) =>
  (await boundIn(client)) !== undefined || (await keysIn(client, 1)).length > 0

/**
 * An installation of an older version, which bound nothing, knows its secret by a key that it opens. A slip of before
 * may have left keys of another secret among them.
 */
async function opensAnyKey(client: ClientBase, secrets: Secrets): Promise<boolean> {
  const keys = await keysIn(client, 10_000)
  const wrapping = secrets.key('person keys')
  return keys.length === 0 || keys.some((key) => isOpenedBy(wrapping, key.sealed_key, key.person_id))
}

function isOpenedBy(key: Buffer, sealed: Buffer, of: string): boolean {
  try {
    unseal(key, sealed, of)
    return true
  } catch {
    return false
  }
}
