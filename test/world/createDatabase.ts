import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type {} from '../run/globalSetup'

export type TestDatabase = {
  /** The superuser's url of the new database. */
  url: string
  /** Cuts whoever is still connected and drops the database. */
  drop(): Promise<void>
}

/** A fresh, empty database of its own name on the Postgres of this test run. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}

async function run(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
