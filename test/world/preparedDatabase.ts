import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { migrate } from '@prumo/platform/postgres/migrate'
import { openPool } from '@prumo/platform/postgres/openPool'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { projections } from '@prumo/projections/index'
import { startProjector } from '@prumo/projections/projector/projector'
import type pg from 'pg'
import { inject } from 'vitest'
import { aSecret } from './aSecret'
import { asSuperuser, createDatabase, type TestDatabase, urlOf } from './createDatabase'

/** Held while a process makes the template of this run: no other lock of the tests has this number. */
const makingTemplate = 7_041_962

let made: Promise<void> | undefined

/**
 * A database of its own name with the product's tables and read models, and no event: a copy of one that the first test
 * of a run makes.
 */
export async function preparedDatabase(): Promise<TestDatabase> {
  made ??= asSuperuser(makeTemplate)
  await made
  return createDatabase({ template: inject('templateDatabase') })
}

async function makeTemplate(client: pg.Client): Promise<void> {
  const name = inject('templateDatabase')
  await client.query('select pg_advisory_lock($1)', [makingTemplate])
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  if (rows.length > 0) return
  const unready = `${name}_unready`
  await client.query(`drop database if exists ${unready} with (force)`)
  await client.query(`create database ${unready}`)
  await prepare(urlOf(unready))
  await client.query(`alter database ${unready} rename to ${name}`)
}

async function prepare(url: string): Promise<void> {
  registerParsers()
  const secrets = secretsOf(aSecret)
  await migrate(url, secrets, moduleTables)
  const log = await postgresEventLog({ url: urlFor('prumo_command', url, secrets), now: () => new Date() })
  const pool = openPool({
    url: urlFor('prumo_projection', url, secrets),
    connections: 3,
    patient: true,
    pipelined: true,
  })
  const codec = eventCodec(openKeyring(pool, secrets))
  const logger = openLogger('silent')
  const projector = await startProjector({ pool, log, codec, feed: directFeed(log, codec), logger, projections })
  await projector.stop()
  await log.close()
  await pool.end()
}
