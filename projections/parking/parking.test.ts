import { randomUUID } from 'node:crypto'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { accounts } from '../identity/accounts'
import type { Projection } from '../projection'
import { tags } from '../tasks/tags'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const anotherTags = (): Projection => ({ ...tags, table: tally().table })
const rowCount = async ({ table }: Projection, organizationId: string) =>
  (await world.rows(`select from read.${table} where organization_id = $1`, [organizationId])).length
/** Where this read model has parked one of these: what other tests put into the log stays parked in every later one. */
const parkedIn = async ({ table }: Projection, ...organizationIds: string[]) =>
  (await world.parked()).filter((poison) => poison.table === table && organizationIds.includes(poison.organizationId))

const good = () => tagAdded(randomUUID())
const withoutColour = () => JSON.stringify({ ...good().data, colour: null })
const withoutId = () => JSON.stringify({ ...good().data, tagId: undefined })

const withDescription = (json: string) => JSON.stringify({ ...good().data, description: '?' }).replace('"?"', json)

/** Events that no rule of ours would let into the log: each in another way. */
const malformed: [string, () => string][] = [
  ['is no JSON', () => '{'],
  ['is null', () => 'null'],
  ['lacks the id of its row', withoutId],
  ['lacks a value that its row must have', withoutColour],
  ['has an id that is none', () => JSON.stringify({ ...good().data, tagId: 'none' })],
  ['is nested without end', () => withDescription(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
]

describe('An event whose data', () => {
  it.each(malformed)('an event whose data %s parks its organization at that event, and no other', async (_, data) => {
    const [ill, well, model, counts] = [randomUUID(), randomUUID(), anotherTags(), tallyOfOthers()]
    let projector = await world.start([model, counts])
    await world.happen(ill, good())
    const position = await world.smuggle(ill, 'TagAdded', data())
    await world.happen(ill, good())
    await world.happen(well, good(), good())
    await projector.caughtUp()

    expect(await parkedIn(model, ill)).toEqual([
      { table: model.table, version: model.version, organizationId: ill, position },
    ])
    expect(await rowCount(model, ill)).toBe(1)
    expect(await rowCount(model, well)).toBe(2)
    expect(await parkedIn(model, well)).toEqual([])
    expect(await parkedIn(counts, ill, well)).toEqual([])
    expect(await world.differences([model, counts])).toEqual([])

    await projector.stop()
    projector = await world.start([model, counts])
    await world.happen(well, good())
    await world.happen(ill, good())
    await projector.caughtUp()
    expect(await parkedIn(model, ill)).toEqual([
      { table: model.table, version: model.version, organizationId: ill, position },
    ])
    expect(await rowCount(model, ill)).toBe(1)
    expect(await rowCount(model, well)).toBe(3)
    await projector.stop()
  })

  it.each(malformed)(
    'an event whose data %s parks its organization in a read model that is built later',
    async (_, data) => {
      const [ill, well, model] = [randomUUID(), randomUUID(), anotherTags()]
      await world.happen(ill, good(), good())
      const position = await world.smuggle(ill, 'TagAdded', data())
      await world.happen(ill, good())
      await world.happen(well, good())

      const projector = await world.start([model])
      await world.happen(ill, good())
      await world.happen(well, good())
      await projector.caughtUp()
      expect(await parkedIn(model, ill)).toMatchObject([{ position }])
      expect(await rowCount(model, ill)).toBe(2)
      expect(await rowCount(model, well)).toBe(2)
      await projector.stop()
    },
  )
})

describe('An event that is sealed', () => {
  const account = (person: unknown) => JSON.stringify({ userId: randomUUID(), language: 'en', person })
  const cameFrom = (precise: unknown) => JSON.stringify({ from: { network: '203.0.113.0/24', precise } })

  it.each<[string, (personId: string) => { data: string; beside?: string }]>([
    ['under the key of no id', () => ({ data: account({ of: 'nobody', sealed: '' }) })],
    ['under the key of a number', () => ({ data: account({ of: 7, sealed: '' }) })],
    ['with nothing in it', (of) => ({ data: account({ of, sealed: '' }) })],
    ['with something else in it', (of) => ({ data: account({ of, sealed: [{}] }) })],
    ['as no object', () => ({ data: account('person') })],
    ['with an origin under the key of no id', () => ({ data: account(null), beside: cameFrom({ of: 'nobody' }) })],
  ])('an event that is sealed %s stops only its organization', async (_, made) => {
    const [ill, well, personId, model] = [randomUUID(), randomUUID(), randomUUID(), anotherTags()]
    await world.keyring.create(personId)
    const people: Projection = { ...accounts, table: tally().table }
    const projector = await world.start([model, people])
    const { data, beside } = made(personId)
    await world.smuggle(ill, 'AccountOpened', data, beside)
    await world.happen(well, good())
    await projector.caughtUp()
    expect(await rowCount(model, well)).toBe(1)
    expect([...(await parkedIn(people, well)), ...(await parkedIn(model, well))]).toEqual([])
    await projector.stop()
  })
})

describe('A fold that throws', () => {
  it('a fold that throws parks the organization until it is fixed, then nothing is missing', async () => {
    const [ill, well, projectId, wellId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const model = tally()
    let position = Number.POSITIVE_INFINITY
    const broken: Projection = {
      ...model,
      on: {
        TagAdded: (row, data, event, key) => {
          if (event.organizationId === ill && data.description === 'poison') throw new Error('cannot fold this')
          return model.on.TagAdded?.(row, data, event, key) ?? null
        },
      },
    }
    const sound = tally()
    const first = await world.start([broken, sound])
    await world.happen(ill, tagAdded(projectId))
    position = await world.happen(ill, tagAdded(projectId, { description: 'poison' }))
    await world.happen(ill, tagAdded(projectId))
    await world.happen(well, tagAdded(wellId), tagAdded(wellId, { description: 'poison' }))
    await first.caughtUp()
    expect(await world.parked()).toContainEqual({
      table: model.table,
      version: model.version,
      organizationId: ill,
      position,
    })
    expect(await timesIn(model, projectId)).toBe(1)
    expect(await timesIn(model, wellId)).toBe(2)
    expect(await timesIn(sound, projectId)).toBe(3)
    expect(await world.differences([broken])).toEqual([])
    expect(await world.differences([model])).toEqual([])
    await first.stop()

    const mended = await world.start([model, sound])
    await world.happen(ill, tagAdded(projectId))
    await mended.caughtUp()
    await expect.poll(() => parkedIn(model, ill)).toEqual([])
    expect(await timesIn(model, projectId)).toBe(4)
    expect(await world.differences([model, sound])).toEqual([])
    await mended.stop()
  })

  it('of two projectors that take a shard only one folds a parked event again', async () => {
    const [ill, projectId, model] = [randomUUID(), randomUUID(), tally()]
    const broken: Projection = { ...model, on: { TagAdded: fail } }
    const first = await world.start([broken])
    await world.happen(ill, tagAdded(projectId), tagAdded(projectId))
    await first.caughtUp()
    await first.stop()
    expect(await parkedIn(model, ill)).toHaveLength(1)

    let [isReading, release] = [false, () => {}]
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const readAll: EventLog['readAll'] = async (...range) => {
      isReading = true
      await released
      return world.log.readAll(...range)
    }
    const slow = await world.start([model], { log: { ...world.log, readAll } })
    await expect.poll(() => isReading).toBe(true)
    const second = await world.start([model])
    // The second has asked whether it may, too, and waits.
    const haveAsked = `select from pg_stat_activity where datname = current_database()
                       and usename = 'prumo_projection' and query like '%try_advisory_lock%'`
    await expect.poll(() => world.rows(haveAsked)).toHaveLength(2)
    release()
    await world.happen(ill, tagAdded(projectId))
    await expect.poll(() => parkedIn(model, ill)).toEqual([])
    await expect.poll(() => timesIn(model, projectId)).toBe(3)
    await slow.stop()
    await second.stop()
    expect(await world.differences([model])).toEqual([])
  })

  it('an organization stays parked although Postgres refuses another event of its batch', async () => {
    const [thrown, refused, well] = [randomUUID(), randomUUID(), randomUUID()]
    const model = anotherTags()
    const add = model.on.TagAdded
    const broken: Projection = {
      ...model,
      on: {
        ...model.on,
        TagAdded: (row, data, event, key) => {
          if (event.organizationId === thrown) throw new Error('cannot fold this')
          return add?.(row, data, event, key) ?? null
        },
      },
    }
    await (await world.start([broken])).stop()
    const at = await world.happen(thrown, good())
    const after = await world.smuggle(refused, 'TagAdded', withoutColour())
    await world.happen(well, good())
    const projector = await world.start([broken])
    await projector.caughtUp()
    const parked = await parkedIn(model, thrown, refused, well)
    expect(parked.map(({ organizationId, position }) => [organizationId, position]).sort()).toEqual(
      [
        [thrown, at],
        [refused, after],
      ].sort(),
    )
    expect(await rowCount(model, well)).toBe(1)
    await projector.stop()
  })
})

it('an event of an unknown type parks its organization in every read model', async () => {
  const [organizationId, projectId, model, second] = [randomUUID(), randomUUID(), tally(), tally()]
  const projector = await world.start([model, second])
  await world.happen(organizationId, tagAdded(projectId))
  const position = await world.smuggle(organizationId, 'TagRecoloured', JSON.stringify({ projectId }))
  await world.happen(organizationId, tagAdded(projectId))
  await projector.caughtUp()
  for (const { table } of [model, second]) {
    const parked = (await world.parked()).find(
      (poison) => poison.table === table && poison.organizationId === organizationId,
    )
    expect(parked?.position).toBe(position)
    const [row] = await world.rows<{ error: string }>(
      'select error from read.parked where table_name = $1 and organization_id = $2',
      [table, organizationId],
    )
    expect(row?.error).toContain('does not know the event TagRecoloured')
  }
  expect(await timesIn(model, projectId)).toBe(1)
  await projector.stop()
})

it('who is parked in an older version is not parked in the version that took over', async () => {
  const [ill, projectId, model] = [randomUUID(), randomUUID(), tally()]
  const broken: Projection = { ...model, keys: fail }
  const first = await world.start([broken])
  await world.happen(ill, tagAdded(projectId))
  await first.caughtUp()
  expect(await parkedIn(model, ill)).toHaveLength(1)
  await first.stop()

  const second = await world.start([{ ...model, version: model.version + 1 }])
  expect(await parkedIn(model, ill)).toEqual([])
  expect(await timesIn(model, projectId)).toBe(1)
  await second.stop()
})

/** Counts what the malformed events are not. */
const tallyOfOthers = () => tally({ on: {} })

const fail = () => {
  throw new Error('cannot fold this')
}

const timesIn = async ({ table }: Projection, projectId: string) =>
  (await world.rows<{ times: number }>(`select times from read.${table} where project_id = $1`, [projectId]))[0]?.times
