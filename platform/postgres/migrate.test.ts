import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSecret } from '../../test/world/aSecret'
import { createDatabase, type TestDatabase } from '../../test/world/createDatabase'
import { secretsOf } from '../secrets/secrets'
import { migrate } from './migrate'

let database: TestDatabase
let atWork: pg.Client
const migrateWith = (...migrations: string[]) =>
  migrate(database.url, secretsOf(aSecret), [{ owner: 'test', migrations }])

beforeAll(async () => {
  database = await createDatabase()
  await migrateWith()
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
const appliedOfTest = async () =>
  (await atWork.query("select number from platform.migrations where owner = 'test' order by 1")).rows.map(
    ({ number }) => number,
  )

const [first, second, third] = [
  'alter table platform.sessions add column first int; alter table read.checkpoints add column first int',
  'alter table platform.sessions add column second int',
  'create table platform.third (id int)',
]

describe('A process that migrates while others are at work', () => {
  it('neither fails nor lets them fail where each waits for what the other one holds', async () => {
    await atWork.query('begin')
    await atWork.query('select from read.checkpoints')
    const migrating = migrateWith(first)
    await expect.poll(waitedFor).toContain('read.checkpoints')
    await atWork.query('select from platform.sessions')
    await atWork.query('commit')
    await migrating
  })

  it('lets others in, in between, while somebody holds for long what it alters', async () => {
    await atWork.query('begin')
    await atWork.query('select from platform.sessions')
    const migrating = migrateWith(first, second)
    await expect.poll(waitedFor).toContain('platform.sessions')
    const asking = new pg.Client({ connectionString: database.url })
    await asking.connect()
    await asking.query('select from platform.sessions')
    await asking.end()
    await atWork.query('commit')
    await migrating
  })

  it('waits for nobody where nothing is left to migrate', async () => {
    await atWork.query('begin')
    await atWork.query('lock table platform.sessions, read.checkpoints, log.events in share mode')
    await migrateWith(first, second)
    await atWork.query('commit')
  })
})

describe('A migration', () => {
  it('runs once, however many processes start at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => migrateWith(first, second, third)))
    expect(await appliedOfTest()).toEqual([1, 2, 3])
  })

  it('that fails leaves nothing behind and runs again at the next start', async () => {
    const fourth = 'create table platform.fourth (id int)'
    await expect(migrateWith(first, second, third, `${fourth}; select 1 / 0`)).rejects.toThrow('division by zero')
    expect(await appliedOfTest()).toEqual([1, 2, 3])
    await migrateWith(first, second, third, fourth)
    expect(await appliedOfTest()).toEqual([1, 2, 3, 4])
  })

  it('is written down where no service may', async () => {
    const { rows } = await atWork.query(
      `select has_table_privilege(role, 'platform.migrations', 'insert') as may
       from unnest(array['prumo_command', 'prumo_projection', 'prumo_query']) as role`,
    )
    expect(rows).toEqual([{ may: false }, { may: false }, { may: false }])
  })
})
