import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSecret } from '../../test/aSecret'
import { createDatabase, type TestDatabase } from '../../test/postgres'
import { secretsOf } from '../secrets/secrets'
import { migrate } from './migrate'

let database: TestDatabase
let atWork: pg.Client
const migrateAgain = () => migrate(database.url, secretsOf(aSecret))

beforeAll(async () => {
  database = await createDatabase()
  await migrateAgain()
  atWork = new pg.Client({ connectionString: database.url })
  await atWork.connect()
})
afterAll(async () => {
  await atWork.end()
  await database.drop()
})

/** The tables of this database that somebody waits for. */
const waitedFor = async () => {
  const { rows } = await atWork.query(
    `select relation::regclass::text as table from pg_locks join pg_database d on d.oid = database
     where not granted and d.datname = current_database()`,
  )
  return rows.map(({ table }) => table)
}

describe('A process that starts while others are at work', () => {
  it('neither fails nor lets them fail where each waits for what the other one holds', async () => {
    await atWork.query('begin')
    await atWork.query('select from read.checkpoints')
    const migrating = migrateAgain()
    await expect.poll(waitedFor).toContain('read.checkpoints')
    await atWork.query('select from platform.sessions')
    await atWork.query('commit')
    await migrating
  })

  it('lets others in, in between, while somebody holds for long what it alters', async () => {
    await atWork.query('begin')
    await atWork.query('select from platform.sessions')
    const migrating = migrateAgain()
    await expect.poll(waitedFor).toContain('platform.sessions')
    const asking = new pg.Client({ connectionString: database.url })
    await asking.connect()
    await asking.query('select from platform.sessions')
    await asking.end()
    await atWork.query('commit')
    await migrating
  })
})
