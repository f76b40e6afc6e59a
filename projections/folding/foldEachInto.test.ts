import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { storage } from '../discussion/storage'
import { projections } from '../index'
import type { Projection } from '../projection'
import type { Projector } from '../projector/projector'
import { readinessOf } from '../projector/readinessOf'
import { readModelTable } from '../tables/readModelTable'
import { tags } from '../tasks/tags'
import { probeRefused } from './probeRefused'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterEach(() => world.stopAll())
afterAll(() => world.close())

const anotherTags = (): Projection => ({ ...tags, table: tally().table })
const addressOf = (model: Projection) => readModelTable(model).address
const rowsOf = (model: Projection, organizationId: string) =>
  world.rows(`select * from ${addressOf(model)} where organization_id = $1`, [organizationId])
const rowCount = async (model: Projection, organizationId: string) => (await rowsOf(model, organizationId)).length
/** Where this read model has parked one of these: what other tests put into the log stays parked in every later one. */
const parkedIn = async ({ table }: Projection, ...organizationIds: string[]) =>
  (await world.parked()).filter((poison) => poison.table === table && organizationIds.includes(poison.organizationId))
type TagData = ReturnType<typeof tagAdded>['data']
const good = (organizationId: string) => tagAdded(organizationId)

/** From now on Postgres says this of whatever is put into the table, where that is as the condition says. */
async function refuse(model: Projection, sqlState: string, condition: string) {
  const name = `refuse_${model.table}`
  await world.rows(
    `create or replace function public.${name}() returns trigger language plpgsql as
     $$ begin if ${condition} then raise exception 'not this' using errcode = '${sqlState}'; end if; return new; end $$`,
  )
  await world.rows(
    `create trigger ${name} before insert or update on ${addressOf(model)} for each row execute function public.${name}()`,
  )
  return () => world.rows(`drop trigger ${name} on ${addressOf(model)}`)
}

/** Whatever was to be applied has been tried several times, and is said to stand still. */
async function standsStill(projector: Pick<Projector, 'position' | 'standstill'>, why: string) {
  await expect.poll(() => projector.standstill()).toBe(why)
  const parts = {
    log: world.log,
    pool: world.projecting,
    projector: { ...projector, shards: () => [], stop: async () => {} },
  }
  expect(await readinessOf(parts)).toMatchObject({ ready: false, standsStill: why })
}

describe('Where Postgres refuses rows', () => {
  it.each(['P0001', '21000', '0A000', '22P05', '23514', '42501', '54000', 'XX000', '2BP01', '99999'])(
    'with %s, an organization whose rows Postgres refuses is parked at its event, and no other is',
    async (sqlState) => {
      const [ill, well, model, tags] = [randomUUID(), randomUUID(), anotherTags(), tally()]
      await (await world.start([model, tags])).stop()
      await world.happen(well, good(well))
      await world.happen(ill, good(ill))
      const position = await world.happen(ill, tagAdded(ill, { description: 'poison' }))
      await world.happen(well, good(well))
      await world.happen(ill, good(ill))
      await refuse(model, sqlState, `new.description = 'poison'`)

      const projector = await world.start([model, tags])
      await projector.caughtUp()
      expect(await parkedIn(model, ill, well)).toMatchObject([{ organizationId: ill, position }])
      expect([await rowCount(model, ill), await rowCount(model, well)]).toEqual([1, 2])
      expect(await parkedIn(tags, ill, well)).toEqual([])
      await projector.stop()
    },
  )

  it('the only organization of a batch is parked, because the probe is accepted', async () => {
    const [ill, model] = [randomUUID(), anotherTags()]
    const projector = await world.start([model])
    await refuse(model, 'P0001', `new.organization_id = '${ill}'`)
    const position = await world.happen(ill, good(ill))
    await projector.caughtUp()
    expect(await parkedIn(model, ill)).toMatchObject([{ organizationId: ill, position }])
    expect(await rowCount(model, ill)).toBe(0)
    await projector.stop()
  })

  it.each(['40001', '53200', '58000'])(
    'with %s, which passes, nobody is parked and the batch is tried again',
    async (sqlState) => {
      const [organizationId, model] = [randomUUID(), anotherTags()]
      const projector = await world.start([model])
      const mend = await refuse(model, sqlState, 'true')
      await world.happen(organizationId, good(organizationId))
      await standsStill(projector, sqlState)
      expect(await parkedIn(model, organizationId)).toEqual([])
      await mend()
      await projector.caughtUp()
      expect(projector.standstill()).toBeUndefined()
      expect(await rowCount(model, organizationId)).toBe(1)
      await projector.stop()
    },
  )

  it.each<[string, string, (address: string) => string, (address: string) => string]>([
    ['a table that is gone', '42P01', (table) => `alter table ${table} rename to gone`, (table) => backFrom(table)],
    [
      'a right that is gone',
      '42501',
      (table) => `revoke insert on ${table} from prumo_projection`,
      (table) => grantOn(table),
    ],
    [
      'a column that is gone',
      '42703',
      (table) => `alter table ${table} rename colour to gone`,
      (table) => colourOf(table),
    ],
  ])('with %s nobody is parked, and nothing is missing once it is repaired', async (_, why, spoil, mend) => {
    const [organizations, model] = [[randomUUID(), randomUUID()], anotherTags()]
    const projector = await world.start([model])
    await world.rows(spoil(addressOf(model)))
    for (const organizationId of organizations)
      await world.happen(organizationId, good(organizationId), good(organizationId))
    await standsStill(projector, why)
    expect(await parkedIn(model, ...organizations)).toEqual([])
    await world.rows(mend(addressOf(model)))
    await projector.caughtUp()
    for (const organizationId of organizations) expect(await rowCount(model, organizationId)).toBe(2)
    expect(await world.differences([model])).toEqual([])
    await projector.stop()
  })

  it.each<[string, string, (address: string) => string, (address: string) => string]>([
    [
      'delete',
      '42501',
      (table) => `revoke delete on ${table} from prumo_projection`,
      (table) => grantOn(table, 'delete'),
    ],
    [
      'update',
      '42501',
      (table) => `revoke update on ${table} from prumo_projection`,
      (table) => grantOn(table, 'update'),
    ],
    ['change what is there', 'P0001', (table) => changeless(table), (table) => `drop trigger changeless on ${table}`],
  ])('when nobody may %s, nobody is parked, although rows of others are accepted', async (_, why, spoil, mend) => {
    const [changing, adding, model] = [randomUUID(), randomUUID(), anotherTags()]
    const projector = await world.start([model])
    const added = [good(changing), good(changing)] as const
    await world.happen(changing, ...added)
    await projector.caughtUp()
    await projector.stop()
    const [{ tagId, projectId, ...before }, second] = added.map(({ data }) => data) as [TagData, TagData]
    await world.rows(spoil(addressOf(model)))
    await world.happen(adding, good(adding))
    await world.happen(changing, { type: 'TagRemoved', projectId, data: { projectId, tagId, before } })
    await world.happen(changing, { ...good(changing), data: { ...second, colour: '#445566' } })

    const again = await world.start([model])
    await standsStill(again, why)
    expect(await parkedIn(model, changing, adding)).toEqual([])
    await world.rows(mend(addressOf(model)))
    await again.caughtUp()
    expect([await rowCount(model, changing), await rowCount(model, adding)]).toEqual([1, 1])
    expect(await world.differences([model])).toEqual([])
    await again.stop()
  })
})

const backFrom = (address: string) => `alter table read.gone rename to ${address.replace('read.', '')}`
const grantOn = (address: string, right = 'insert') => `grant ${right} on ${address} to prumo_projection`
const changeless = (address: string) =>
  `create or replace function public.changeless() returns trigger language plpgsql as
   $$ begin raise exception 'not this'; end $$;
   create trigger changeless before update on ${address} for each row execute function public.changeless()`
const colourOf = (address: string) => `alter table ${address} rename gone to colour`

describe('Events that hide each other’s rows', () => {
  it.each([
    ['in one batch', true],
    ['one by one', false],
  ])(
    'an organization is parked at the event whose row Postgres refuses, although the next makes it good, %s',
    async (_, isAtOnce) => {
      const [ill, well] = [randomUUID(), randomUUID()]
      const model: Projection = { ...storage, table: tally().table }
      const projector = await world.start([model])
      if (isAtOnce) await projector.stop()
      const reserve = async (organizationId: string, size: number) => {
        const position = await world.smuggle(
          organizationId,
          'StorageReserved',
          JSON.stringify({ organizationId, fileId: randomUUID(), size }),
        )
        if (!isAtOnce) await projector.caughtUp()
        return position
      }
      await reserve(well, 5)
      await reserve(ill, 5)
      const position = await reserve(ill, -(2 ** 63))
      await reserve(ill, 2 ** 63)
      await reserve(well, 7)
      const following = isAtOnce ? await world.start([model]) : projector
      await following.caughtUp()
      expect(await parkedIn(model, ill, well)).toMatchObject([{ organizationId: ill, position }])
      expect(await rowsOf(model, ill)).toMatchObject([{ used: 5 }])
      expect(await rowsOf(model, well)).toMatchObject([{ used: 12 }])
      expect(await world.differences([model])).toEqual([])
      await following.stop()
    },
  )
})

describe('Spellings of one id', () => {
  const spellings = (id: string) => [id, id.toUpperCase(), `{${id}}`, id.replaceAll('-', '')]

  it('all spellings of an id name one row of a batch', async () => {
    const [organizationId, tagId, model] = [randomUUID(), randomUUID(), anotherTags()]
    await (await world.start([model])).stop()
    for (const [index, spelled] of spellings(tagId).entries())
      await world.smuggle(organizationId, 'TagAdded', tagOf(organizationId, spelled, `${index}`))
    const projector = await world.start([model])
    await projector.caughtUp()
    expect(await parkedIn(model, organizationId)).toEqual([])
    expect(await rowsOf(model, organizationId)).toMatchObject([{ tag_id: tagId, description: '3' }])
    expect(await world.differences([model])).toEqual([])
    await projector.stop()
  })

  it('one event removes the row, whatever spelling made it', async () => {
    const [organizationId, tagId, model] = [randomUUID(), randomUUID(), anotherTags()]
    const projector = await world.start([model])
    await world.smuggle(organizationId, 'TagAdded', tagOf(organizationId, tagId, 'one'))
    await world.smuggle(
      organizationId,
      'TagRemoved',
      JSON.stringify({ projectId: organizationId, tagId: `{${tagId}}` }),
    )
    await projector.caughtUp()
    expect(await rowCount(model, organizationId)).toBe(0)
    await projector.stop()
  })

  const tagOf = (projectId: string, tagId: string, description: string) =>
    JSON.stringify({ ...tagAdded(projectId).data, tagId, description })
})

it('a probe is accepted by each read model and leaves no row', async () => {
  const projector = await world.start(projections)
  const client = await world.connect()
  try {
    for (const projection of projections) {
      const table = readModelTable(projection)
      await client.query('begin')
      expect(await probeRefused({ projection, table }, client), table.name).toBeUndefined()
      await client.query('commit')
      expect(
        await world.rows(
          `select from ${table.address} where organization_id not in (select organization_id from log.events)`,
        ),
      ).toEqual([])
    }
  } finally {
    client.release()
    await projector.stop()
  }
})
