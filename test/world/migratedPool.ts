import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { migrate } from '@prumo/platform/postgres/migrate'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { aSecret } from './aSecret'
import { atEnd } from './atEnd'
import { createDatabase } from './createDatabase'

/** The owner's pool on a database of its own with the product's schema, for the tests of one file. */
export async function migratedPool(): Promise<pg.Pool> {
  registerParsers()
  const database = await createDatabase()
  await migrate(database.url, secretsOf(aSecret), moduleTables)
  // The database goes while a connection may still be idle: that it ends is no failure.
  const pool = new pg.Pool({ connectionString: database.url }).on('error', () => {})
  atEnd(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}
