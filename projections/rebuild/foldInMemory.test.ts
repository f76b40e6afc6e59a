import { randomUUID } from 'node:crypto'
import { setImmediate as aTurn } from 'node:timers/promises'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded } from '../../test/world/tally'
import { readModelTable } from '../tables/readModelTable'
import { tags } from '../tasks/tags'
import { foldInMemory } from './foldInMemory'
import { unthrottled } from './throttle'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

it.each<[string, object]>([
  ['cannot be looked up', { tagId: 'none' }],
  ['cannot be written', { colour: null }],
])('a table is empty again when a row %s, and its transaction goes on', async (_, wrong) => {
  const [ill, well] = [randomUUID(), randomUUID()]
  const after = await world.log.head()
  await world.happen(well, tagAdded(well))
  const written = await world.log.head()
  await world.smuggle(ill, 'TagAdded', JSON.stringify({ ...tagAdded(ill).data, ...wrong }))
  const events = await world.recorded(after)
  const client = await world.connect()
  try {
    const table = readModelTable(tags, { schema: 'pg_temp' })
    await table.create(client)
    await inTransaction(client, async () => {
      const fold = foldInMemory({ projection: tags, table }, client, 1, unthrottled)
      await fold.take(events.slice(0, 1), after)
      await fold.makeRoom()
      expect((await client.query(`select from ${table.address}`)).rows).toHaveLength(1)
      await fold.take(events.slice(1), written)
      expect(await fold.end()).toBeUndefined()
      expect((await client.query(`select from ${table.address}`)).rows).toEqual([])
    })
    await table.drop(client)
  } finally {
    client.release()
  }
})

it('a table is emptied only once no statement is under way, when a part cannot be made', async () => {
  const organizationId = randomUUID()
  const after = await world.log.head()
  await world.happen(organizationId, ...Array.from({ length: 2001 }, () => tagAdded(organizationId)))
  const steps: string[] = []
  const write = async (_: unknown, writes: readonly unknown[]) => {
    if (writes.length === 2000) throw new RangeError('this part cannot be made')
    // Whoever does not wait for it acts within a turn: what it waits for besides is answered at once.
    for (let turn = 0; turn < 20; turn++) await aTurn()
    steps.push('the last part has ended')
  }
  const query = async (sql: string) => void steps.push(sql)
  const table = { ...readModelTable(tags, { schema: 'pg_temp' }), write }
  const fold = foldInMemory({ projection: tags, table }, { query } as never, 5000, unthrottled)
  for (let from = after; from < (await world.log.head()); from += 1000)
    await fold.take(await world.recorded(from), from)
  expect(await fold.end()).toBeUndefined()
  expect(steps).toEqual([
    'savepoint part',
    'the last part has ended',
    'rollback to part',
    `delete from ${table.address}`,
  ])
})
