import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createRoles } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import type { Ids } from '../security/scene'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'
import type { Attacks } from './attacks'
import type { Honest } from './honestStory'
import type { Founder, KeptPerson, PersonName } from './stage'

/** What is known of a kept installation: who its people are, and what was done to it. */
type Kept = {
  madeWith: string
  madeAt: string
  people: Record<PersonName, KeptPerson>
  organizations: Record<Founder, string>
  ids: Ids
  projects: Honest['projects']
  /** Of the honest one there are none. */
  attacks: Attacks
}

export type Installation = {
  kept: Kept
  databaseUrl: string
  folder: string
  /** A clock that begins when the installation was kept: its sessions are alive then. */
  now: () => Date
  /** What `readConfig` needs to start a Prumo on it. */
  settings: Record<string, string>
  drop(): Promise<void>
}

const keptIn = join(import.meta.dirname, 'kept')

/** Restores this installation, made by `makeAttacked` with an older version, into its own database and folder. */
export async function restoreAttacked(name: 'honest' | 'attacked'): Promise<Installation> {
  const kept = JSON.parse(readFileSync(join(keptIn, `${name}.json`), 'utf8')) as Kept
  const database = await createDatabase()
  await restoreRows(database.url, gunzipSync(readFileSync(join(keptIn, `${name}.sql.gz`))).toString('utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  await cp(join(keptIn, name), folder, { recursive: true })
  const keptMsAgo = Date.now() - Date.parse(kept.madeAt)
  return {
    kept,
    databaseUrl: database.url,
    folder,
    now: () => new Date(Date.now() - keptMsAgo),
    settings: {
      PORT: '0',
      DATABASE_URL: database.url,
      PRUMO_DATA: folder,
      LOG_LEVEL: 'silent',
      SIGN_INS_PER_ACCOUNT: '1000',
      SIGN_INS_PER_NETWORK: '100000',
      REQUESTS_PER_MINUTE: '1000000',
      PUBLIC_URL: 'http://localhost:9999',
    },
    drop: async () => {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The roles are the server's, and the same for all tests: their passwords come from the one secret. */
async function restoreRows(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await createRoles(client, secretsOf(aSecret))
    await client.query(statements)
  } finally {
    await client.end()
  }
}
