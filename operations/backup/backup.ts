import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@prumo/platform/files/writeWhole'
import type { Foundation } from '@prumo/platform/foundation'
import { boundLog } from '@prumo/platform/logIdentity/boundLog'
import type pg from 'pg'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { bytesGone } from './bytesGone'
import { connected } from './connected'
import { fileEntries, filesIn } from './fileEntries'
import { headEntries, headEntriesSince } from './headEntries'
import { entriesOfEach } from './headsBeyond'
import { type Keys, sealKeys } from './keysFile'
import { type Description, descriptionName, type Seal } from './manifest'
import { passphraseFor } from './passphraseFor'
import { keysOf, marksOf, placesOf } from './places'
import { requireRoom } from './requireRoom'
import { type KeptTables, keptTables, tableEntries } from './tableEntries'
import { tallyOf } from './tallyOf'
import type { ArchiveEntry } from './tarOf'
import { thisRelease } from './thisRelease'
import { jsonEntry, writeData } from './writeData'

/** Copies an installation, as it is at one moment, while people work in it. */
export const backup: Command = {
  usage: '<folder>',
  explains:
    'Writes two files into a new folder: data.tar.gz, and keys.json, which opens it and is to be kept elsewhere. Asks for a passphrase.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async (invocation) => {
    const [folder, tooMuch] = invocation.words
    if (!folder || tooMuch) throw new WrongUsage('backup takes a folder')
    const paths = { data: join(folder, 'data.tar.gz'), keys: join(folder, 'keys.json') }
    for (const path of Object.values(paths)) if (existsSync(path)) throw new Impossible(`${path} is there already`)
    const keys = await heldKeys(invocation.foundation)
    const passphrase = await passphraseFor(asking(invocation), true)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { description, seal } = await copyTo(paths.data, invocation, keys)
    await writeWhole(paths.keys, await sealKeys(keys, passphrase, description.takenAt))
    report(invocation, paths, description, seal)
    return true
  },
}

const asking = ({ ask, foundation: { config } }: Invocation) => ({ ask, config })

async function heldKeys({ config }: Foundation): Promise<Keys> {
  const { secret, signingKey } = await keysOf(config)
  if (secret === undefined) throw new Impossible('the secret of this installation is not there')
  return { secret, signingKey }
}

async function copyTo(path: string, { foundation, tell, moduleTables }: Invocation, keys: Keys) {
  return connected(foundation.ownerUrl, async (client) => {
    const bytes = await sizeOf(foundation, (await keptTables(client, moduleTables)).bytes)
    await requireRoom(join(path, '..'), bytes)
    const marks = marksOf(keys)
    const tally = tallyOf(marks.sealing)
    const description = {
      format: 'prumo-backup' as const,
      version: 1 as const,
      takenAt: foundation.now().toISOString(),
      ...(await thisRelease(moduleTables)),
      secret: marks.secret,
      signingKey: marks.signingKey,
      bytes,
      notInIt: notInIt(foundation),
    }
    let described: Description | undefined
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      const { heads, files } = placesOf(foundation.config)
      const began = new Date()
      // A head that is signed later may say more than what is copied below, and would stand against it.
      yield* headEntries(heads)
      await client.query('begin isolation level repeatable read read only')
      const kept = await keptTables(client, moduleTables)
      described = { ...description, ...(await standingOf(client, kept, foundation)) }
      yield jsonEntry(descriptionName, described)
      yield* tableEntries(client, kept)
      const entriesOf = await entriesOfEach(client)
      await client.query('commit')
      // Those that were signed between: the log that was copied names them.
      const isElsewhere = described.logHome === 'EventStoreDB'
      yield* headEntriesSince(heads, began, (id) => (isElsewhere ? Number.POSITIVE_INFINITY : (entriesOf.get(id) ?? 0)))
      // What people attach is there before the log says so: files that are copied later are all that are named.
      if (!foundation.config.FILES_S3_ENDPOINT) yield* fileEntries(files)
    }
    const seal = await writeData(path, entries(), tally, bytesGone('copied', bytes, tell))
    if (!described) throw new Error('nothing was copied')
    return { description: described, seal }
  })
}

/** What is true of one moment of the database. */
async function standingOf(client: pg.ClientBase, { columns }: KeptTables, { config }: Foundation) {
  const { rows } = await client.query<{ owner: string; count: number }>(
    'select owner, max(number)::int as count from platform.migrations group by owner',
  )
  const logHome: Description['logHome'] = config.EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres'
  return {
    logId: (await boundLog(client))?.logId ?? '',
    logHome,
    migrations: Object.fromEntries(rows.map(({ owner, count }) => [owner, count])),
    tables: columns,
  }
}

/** About as many bytes as there are: what is compressed is less, and nothing is more. */
async function sizeOf({ config }: Foundation, ofTables: number): Promise<number> {
  const { heads, files } = placesOf(config)
  let bytes = ofTables
  for await (const { size } of headEntries(heads)) bytes += size
  if (!config.FILES_S3_ENDPOINT) for await (const { path } of filesIn(files)) bytes += await sizeAt(path)
  return Math.round(bytes)
}

const sizeAt = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

function notInIt({ config }: Foundation): string[] {
  const { EVENTSTORE_URL, FILES_S3_BUCKET, SMTP_URL } = config
  return [
    ...(EVENTSTORE_URL ? ['the log: it is on EventStoreDB (EVENTSTORE_URL); back that up after this'] : []),
    ...(FILES_S3_BUCKET ? [`what people have attached: it is in the bucket ${FILES_S3_BUCKET}`] : []),
    ...(SMTP_URL ? [] : ['mails that were written to the folder outbox']),
    'settings: the variables of the environment, but for the secret and the signing key',
    'what is made again: read models and snapshots; people sign in anew',
  ]
}

function report({ say }: Invocation, paths: { data: string; keys: string }, description: Description, seal: Seal) {
  const rows = Object.values(seal.tables).reduce((sum, table) => sum + table.rows, 0)
  const events = seal.tables['log.events']?.rows ?? 0
  say(`${paths.data}: ${events} events, ${rows} rows, ${seal.files.count} files, ${seal.heads.count} files of heads`)
  say(`${paths.keys}: what opens it, sealed with the passphrase; keep it elsewhere, and the passphrase apart from both`)
  for (const left of description.notInIt) say(`not in it: ${left}`)
}
