import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@prumo/platform/config'
import { openFileStore } from '@prumo/platform/files/openFileStore'
import { filesBoundTo } from '@prumo/platform/logIdentity/boundFiles'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import { migrate, migrateAsFarAs } from '@prumo/platform/postgres/migrate'
import { awaitStores } from '@prumo/platform/stores/awaitStores'
import type pg from 'pg'
import { type BareCommand, type BareInvocation, Impossible, WrongUsage } from '../command/command'
import { addHead } from './addHead'
import { bytesGone } from './bytesGone'
import { connected } from './connected'
import { fileKeyIn } from './fileKeyIn'
import { type HeadBeyond, headsBeyond } from './headsBeyond'
import { type Keys, openKeys } from './keysFile'
import { goOnNumbering, loadTables } from './loadTables'
import type { Description } from './manifest'
import { passphraseFor } from './passphraseFor'
import { marksOf, placesOf } from './places'
import { describeData, readData, verifyData } from './readData'
import { requireRoom } from './requireRoom'
import { requireSameKeys, writeKeys } from './restoreKeys'
import { newerIn, thisRelease } from './thisRelease'

/** Rows take that many times their bytes: with indexes, and with the read models that are made of them. */
const withIndexes = 4
const giveUpAfterMs = 15_000

type Wanted = { data: string; keys: Keys; description: Description }

/** Makes an installation from a backup, where none is. */
export const restore: BareCommand = {
  usage: '<data.tar.gz> <keys.json>',
  explains:
    'Makes an installation from a backup, where none is: in PRUMO_DATA, and in DATABASE_URL if that is set. While it runs, no part of Prumo may.',
  runBare: async (invocation) => {
    const { words, config, say } = invocation
    const [data, keysPath, tooMuch] = words
    if (!data || !keysPath || tooMuch) throw new WrongUsage('restore takes the data file and the keys file of a backup')
    const keys = await openKeys(await textAt(keysPath), await passphraseFor(invocation, false))
    const wanted = { data, keys, description: await checked(invocation, data, keys) }
    await requireSameKeys(config, keys)
    await requireOwnFiles(config, wanted.description)
    await mkdir(config.PRUMO_DATA, { recursive: true, mode: 0o700 })
    await requireRoom(config.PRUMO_DATA, wanted.description.bytes * (config.DATABASE_URL ? 1 : withIndexes))
    const beyond = await onDatabase(invocation, (ownerUrl) => write(invocation, wanted, ownerUrl))
    say(`restored as it was at ${wanted.description.takenAt}; when Prumo starts, the read models are made again`)
    for (const left of wanted.description.notInIt) say(`not in it: ${left}`)
    for (const head of beyond) say(linesOf(head))
    return true
  },
}

async function textAt(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > 1024 * 1024) throw new Impossible(`${path} is no keys file`)
  return readFile(path, 'utf8')
}

/** Nothing is written of a file that is not whole, not theirs, or not for this release. */
async function checked({ moduleTables, tell }: BareInvocation, data: string, keys: Keys): Promise<Description> {
  const [claimed, marks] = [await describeData(data), marksOf(keys)]
  if (claimed.secret !== marks.secret || claimed.signingKey !== marks.signingKey)
    throw new Impossible(
      'the keys are of another installation than the data, or from before its signing key was replaced',
    )
  const { size } = await stat(data)
  const description = await verifyData(data, { key: marks.sealing, done: bytesGone('checked', size, tell) })
  const newer = newerIn(description, await thisRelease(moduleTables))
  if (newer)
    throw new Impossible(
      `the backup is of a newer release (${description.release}), which has ${newer}: restore it with that release`,
    )
  return description
}

async function requireOwnFiles(config: Config, { logId }: Description): Promise<void> {
  const boundTo = await filesBoundTo(openFileStore(config))
  if (boundTo !== undefined && boundTo !== logId)
    throw new Impossible(`the files there are those of log ${boundTo}, and the backup is of ${logId}`)
}

async function onDatabase<Answer>(
  { config, tell }: BareInvocation,
  work: (ownerUrl: string) => Promise<Answer>,
): Promise<Answer> {
  await awaitStores({ ...config, EVENTSTORE_URL: undefined }, { tell, giveUpAfterMs })
  if (config.DATABASE_URL) return work(config.DATABASE_URL)
  const embedded = await startEmbeddedPostgres({ dataFolder: join(config.PRUMO_DATA, 'postgres') })
  return work(embedded.url).finally(() => embedded.stop())
}

/** The rows appear last, all at once: broken off before, it is done again. */
async function write(invocation: BareInvocation, wanted: Wanted, ownerUrl: string): Promise<HeadBeyond[]> {
  const { config, moduleTables } = invocation
  const { keys, description } = wanted
  return connected(ownerUrl, async (client) => {
    await requireEmpty(client)
    await writeKeys(config, keys)
    const { secrets } = marksOf(keys)
    await migrateAsFarAs(ownerUrl, secrets, moduleTables, description.migrations)
    await client.query('begin')
    await client.query("set local synchronous_commit = 'on'")
    await requireEmpty(client)
    for (const table of Object.keys(description.tables))
      if (table.startsWith('platform.')) await client.query(`delete from ${table}`)
    await load(invocation, wanted, client)
    await goOnNumbering(client)
    await client.query('commit')
    await client.query('analyze')
    await migrate(ownerUrl, secrets, moduleTables)
    return headsBeyond(client, placesOf(config).heads)
  })
}

async function load({ config, tell }: BareInvocation, { data, keys, description }: Wanted, client: pg.ClientBase) {
  const tables = loadTables(client, description)
  const files = openFileStore(config)
  const heads = placesOf(config).heads
  const { size } = await stat(data)
  const reading = { key: marksOf(keys).sealing, done: bytesGone('restored', size, tell) }
  for await (const entry of readData(data, reading)) {
    const key = fileKeyIn(entry.name)
    if (key) await files.put(key, asAsync(entry.content), entry.size)
    else if (!(await tables.take(entry))) await addHead(heads, entry)
  }
  await tables.end()
}

async function* asAsync(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* content
}

/** Each has a row as soon as anything was begun. */
const begun = ['log.identity', 'log.events', 'platform.bound_log', 'platform.person_keys', 'platform.credentials']

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const table of begun) {
    const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
      table,
    ])
    if (!rows[0]?.isThere) continue
    if ((await client.query(`select from ${table} limit 1`)).rowCount)
      throw new Impossible('the database is not empty: an installation is there already')
  }
}

const linesOf = ({ organizationId, size, at, entries }: HeadBeyond) =>
  `organization ${organizationId}: a head of ${size} entries was kept${at ? ` (${at})` : ''}, and the backup has ${entries}. ` +
  'Nothing is written for it until accept-restore; who was erased since is told by erasures, from exports that were kept'
