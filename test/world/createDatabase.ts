import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type {} from '../run/globalSetup'
import { guardedPrefix } from '../run/guardedPrefix'

const [mostLooks, lookEveryMs] = [20, 25]

export type TestDatabase = {
  /** The superuser's url of the new database. */
  url: string
  /** Drops the database. Cuts whoever stays connected: a pool has ended while its connections still close. */
  drop(): Promise<void>
}

/**
 * A fresh database of its own name on the Postgres of this test run: empty, or a copy of `template`. Only one that is
 * `guarded` minds passwords.
 */
export async function createDatabase({ template = 'template1', guarded = false } = {}): Promise<TestDatabase> {
  const name = `${guarded ? guardedPrefix : 'test_'}${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name} template ${template}`)
  return { url: urlOf(name), drop: () => drop(name) }
}

/** The superuser's url of this database. */
export function urlOf(name: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

const run = (statement: string) => asSuperuser((client) => client.query(statement))

const drop = (name: string) =>
  asSuperuser(async (client) => {
    for (let look = 0; look < mostLooks && (await isInUse(client, name)); look++) await pause(lookEveryMs)
    await client.query(`drop database if exists ${name} with (force)`)
  })

const isInUse = async (client: pg.Client, name: string) =>
  (await client.query('select from pg_stat_activity where datname = $1 limit 1', [name])).rows.length > 0

export async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
