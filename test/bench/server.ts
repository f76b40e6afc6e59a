import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import pg from 'pg'

/** A pool that has ended may still be saying goodbye on its connections; cut off then, it would end the run. */
const goodbyeMs = 300

/** The embedded Postgres, with the product's settings, and what else lasts as long as one measurement. */
export async function startServer() {
  const root = await mkdtemp(join(tmpdir(), 'prumo-bench-'))
  const postgres = await startEmbeddedPostgres({ dataFolder: join(root, 'postgres') })
  let databases = 0
  return {
    database: async () => {
      const name = `bench_${++databases}`
      await run(postgres.url, `create database ${name}`)
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      return url.href
    },
    folder: () => mkdtemp(join(root, 'folder-')),
    stop: async () => {
      await delay(goodbyeMs)
      await postgres.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Runs statements on a connection of their own. */
export async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
