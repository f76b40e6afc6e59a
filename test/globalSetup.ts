import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's url of the Postgres that all tests of this run share. */
    postgresUrl: string
  }
}

/** One Postgres for the whole run: that of TEST_DATABASE_URL (a superuser's url), else one of our own in a temporary folder. */
export default async function globalSetup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return project.provide('postgresUrl', given)
  const dataFolder = await mkdtemp(join(tmpdir(), 'prumo-test-'))
  const postgres = await startEmbeddedPostgres({ dataFolder })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
