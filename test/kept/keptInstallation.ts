import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRoles } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'

/** Who and what is in a kept installation. */
type Contents = {
  founder: { userId: string; organizationId: string; email: string }
  projectId: string
  taskId: string
  documentId: string
}

/**
 * An installation as an earlier version left it: its database as SQL, its heads, its files and its signing key, under
 * the secret of all tests. It is restored anew for each caller.
 */
export async function keptInstallation(name: 'before0040') {
  const kept = fileURLToPath(new URL(name, import.meta.url))
  const database = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-kept-'))
  await cp(join(kept, 'folder'), folder, { recursive: true })
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await createRoles(client, secretsOf(aSecret))
    await client.query(await readFile(join(kept, 'database.sql'), 'utf8'))
  } finally {
    await client.end()
  }
  return {
    folder,
    settings: { DATABASE_URL: database.url, PRUMO_DATA: folder },
    contents: JSON.parse(await readFile(join(kept, 'contents.json'), 'utf8')) as Contents,
    end: async () => {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
