import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { tableIn } from '../adversary/table'
import { matrixText, recordedMatrix, writeMatrix } from '../contracts/matrix'
import { clusterFolder } from './clusterFolder'
import { guardedPrefix } from './guardedPrefix'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's url of the Postgres that all tests of this run share. */
    postgresUrl: string
    /** The database that holds the product's tables and no event: made by the first test that wants a copy. */
    templateDatabase: string
    /** Where suites leave how an adapter did on a backend. */
    matrixFolder: string
    /** Where the adversary leaves what it tried and found. */
    adversaryFolder: string
  }
}

export default async function globalSetup(project: TestProject) {
  const ends = [await providePostgres(project), await provideMatrix(project), await provideAdversary(project)]
  return async () => {
    for (const end of ends) await end()
  }
}

/** One Postgres for the whole run: TEST_DATABASE_URL (a superuser's url), else our own in a temporary folder. */
async function providePostgres(project: TestProject) {
  const templateDatabase = `test_template_${randomUUID().replaceAll('-', '')}`
  project.provide('templateDatabase', templateDatabase)
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return () => dropDatabase(given, templateDatabase)
  }
  const dataFolder = await clusterFolder()
  const postgres = await startEmbeddedPostgres({ dataFolder })
  await letInWithoutPassword(dataFolder, postgres.url)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** A password costs each of ten thousand connections several milliseconds. Guarded databases ask for one still. */
async function letInWithoutPassword(dataFolder: string, url: string): Promise<void> {
  const lines = [`host "/^${guardedPrefix}" all 127.0.0.1/32 scram-sha-256`, 'host all all 127.0.0.1/32 trust']
  await writeFile(join(dataFolder, 'pgdata', 'pg_hba.conf'), lines.map((line) => `${line}\n`).join(''))
  await run(url, 'select pg_reload_conf()')
}

const dropDatabase = (url: string, name: string) => run(url, `drop database if exists ${name}`)

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** How adapters did on their backends is shown at the end, and kept unless only some of the tests were asked for. */
async function provideMatrix(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-matrix-'))
  project.provide('matrixFolder', folder)
  return async () => {
    const rows = recordedMatrix(folder)
    await rm(folder, { recursive: true, force: true })
    if (rows.length === 0) return
    console.log(`\nAdapters on their backends:\n${matrixText(rows)}`)
    if (!project.vitest.config.testNamePattern)
      writeMatrix(join(import.meta.dirname, '..', 'contracts', 'matrix.json'), rows)
  }
}

/** What the adversary tried and found is shown at the end. */
async function provideAdversary(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-adversary-'))
  project.provide('adversaryFolder', folder)
  return async () => {
    const table = tableIn(folder)
    await rm(folder, { recursive: true, force: true })
    if (table) console.log(`\nThe adversary:\n${table}`)
  }
}
