import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded } from '../../test/world/tally'
import { projections } from '../index'
import { tags } from '../tasks/tags'
import { readModelTable } from './readModelTable'

const [ours, theirs] = [randomUUID(), randomUUID()]
const table = 'read.tasks_tags'
/** The table behind the view. */
const behind = readModelTable(tags).address

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
  const projector = await world.start(projections)
  await world.happen(ours, tagAdded(randomUUID()))
  await world.happen(theirs, tagAdded(randomUUID()), tagAdded(randomUUID()))
  await projector.caughtUp()
})
afterAll(() => world.close())

/** What the query role itself may do while it is bound to an organization, or to none. */
async function asQuery<T>(organizationId: string | undefined, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await world.querying.connect()
  try {
    await client.query('begin')
    if (organizationId !== undefined)
      await client.query(`select set_config('prumo.organization_id', $1, true)`, [organizationId])
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const rowsFor = async (organizationId: string | undefined, statement: string) =>
  (await asQuery(organizationId, (client) => client.query<Record<string, unknown>>(statement))).rows

describe('The query role', () => {
  it.each([
    ['asks for everything', `select * from ${table}`],
    ['asks the table behind the view', `select * from ${behind}`],
    ['names the other organization', `select * from ${table} where organization_id = '${theirs}' or true`],
    ['joins', `select b.* from ${table} a cross join ${behind} b`],
    [
      'asks in a function of its own',
      `select * from json_populate_recordset(null::${table}, (select json_agg(t) from ${table} t))`,
    ],
  ])('the query role sees only the rows of its organization when it %s', async (_, statement) => {
    const rows = await rowsFor(ours, statement)
    expect(rows.map((row) => row.organization_id)).toEqual([ours])
  })

  it('the query role counts and finds nothing of another organization', async () => {
    expect(await rowsFor(ours, `select count(*)::int as rows from ${table}`)).toEqual([{ rows: 1 }])
    expect(await rowsFor(theirs, `select count(*)::int as rows from ${table}`)).toEqual([{ rows: 2 }])
    expect(await rowsFor(ours, `select from ${table} where organization_id = '${theirs}'`)).toEqual([])
  })

  it('a function that logs its arguments is shown no row of another organization', async () => {
    const leak = `select 1 / (case when organization_id = '${theirs}' then 0 else 1 end) from ${table}`
    expect(await rowsFor(ours, leak)).toHaveLength(1)
  })

  it.each([
    ['no organization', undefined],
    ['an empty one', ''],
  ])('the query role sees nothing when it is bound to %s', async (_, bound) => {
    expect(await rowsFor(bound, `select * from ${table}`)).toEqual([])
  })

  it.each([
    `insert into ${behind} select * from ${behind}`,
    `update ${behind} set description = 'x'`,
    `delete from ${behind}`,
    `truncate ${behind}`,
    `update ${table} set description = 'x'`,
    `delete from ${table}`,
    `update read.checkpoints set position = 0`,
    `delete from read.parked`,
    `create table read.mine (x int)`,
    `drop view ${table}`,
    `alter table ${behind} disable row level security`,
    `drop policy organization on ${behind}`,
    `select * from log.events`,
    `insert into log.events values (1000)`,
    `select * from platform.credentials`,
    `select * from platform.person_keys`,
    `set role prumo_projection`,
    `set session authorization postgres`,
  ])('the query role may not run this: %s', async (statement) => {
    await expect(rowsFor(ours, statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|55000|22023)$/),
    })
  })

  it.each(projections.map(({ table, version }) => [table, version] as const))(
    'the query role is held to its organization in %s',
    async (name, version) => {
      const [security] = await world.rows(
        `select relrowsecurity and relforcerowsecurity as forced from pg_class where oid = 'read.${name}_v${version}'::regclass`,
      )
      const view = await world.rows(
        `select from pg_class where oid = 'read.${name}'::regclass and 'security_invoker=true' = any (reloptions)`,
      )
      expect(security).toEqual({ forced: true })
      expect(view).toHaveLength(1)
      const seen = await rowsFor(ours, `select distinct organization_id from read.${name}`)
      expect(seen.filter((row) => row.organization_id !== ours)).toEqual([])
    },
  )
})

it('the query role may only read the schema of read models', async () => {
  const rights = await world.rows(
    `select table_name, privilege_type from information_schema.role_table_grants
     where grantee = 'prumo_query' and table_schema = 'read' and privilege_type <> 'SELECT'`,
  )
  expect(rights).toEqual([])
})
