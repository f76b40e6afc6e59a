import { randomUUID } from 'node:crypto'
import type { EventFeed } from '@prumo/platform/eventFeed/eventFeed'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import type { Projection } from '../projection'
import { readModelTable } from '../tables/readModelTable'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

/** The next version of a tally: it counts by tens. */
const grown = (model: Projection): Projection => ({
  ...model,
  version: model.version + 1,
  on: {
    TagAdded: (row, data, event, key) => {
      const next = model.on.TagAdded?.(row && { ...row, times: Number(row.times) / 10 }, data, event, key)
      return next ? { ...next, times: Number(next.times) * 10 } : null
    },
  },
})

/** What a query reads: the view, of whatever version is live. */
const served = async ({ table }: Projection, projectId: string) =>
  (await world.rows<{ times: number }>(`select times from read.${table} where project_id = $1`, [projectId]))[0]?.times
const versions = ({ table }: Projection) =>
  world.rows('select version, live from read.checkpoints where table_name = $1', [table])

it('a new version serves all of the log, beside read models that did not change', async () => {
  const [projectId, model, sibling] = [randomUUID(), tally(), tally()]
  const first = await world.start([model, sibling])
  for (let count = 0; count < 5; count++) await world.happen(randomUUID(), tagAdded(projectId))
  await first.caughtUp()
  await first.stop()
  await world.happen(randomUUID(), tagAdded(projectId))

  const next = grown(model)
  const second = await world.start([next, sibling])
  await second.caughtUp()
  expect(await served(model, projectId)).toBe(60)
  expect(await served(sibling, projectId)).toBe(6)
  expect(await versions(model)).toEqual([{ version: model.version + 1, live: true }])
  expect(await world.differences([next, sibling])).toEqual([])
  await second.stop()
})

it('the old version serves until the new one has caught up, while events keep arriving', async () => {
  const [organizationId, projectId, model, sibling] = [randomUUID(), randomUUID(), tally(), tally()]
  const old = await world.start([model, sibling])
  for (let count = 0; count < 20; count++) await world.happen(organizationId, tagAdded(projectId))
  await old.caughtUp()

  let isOver = false
  let appended = 20
  const appendOn = async () => {
    for (; !isOver; appended++) await world.happen(organizationId, tagAdded(projectId))
  }
  const seen: (number | undefined)[] = []
  const readOn = async () => {
    while (!isOver) seen.push(await served(model, projectId))
  }
  const traffic = [appendOn(), readOn()]
  const next = grown(model)
  /** Meanwhile the log grows, and the old version is seen to go on. */
  const goesOn = async () => {
    const more = appended + 5
    const isSeen = () => appended >= more && new Set(seen).size > 5
    await expect.poll(isSeen, { interval: 5 }).toBe(true)
  }
  const fresh = await world.start([next, sibling], { log: readSlowly(world.log, goesOn) })
  await goesOn()
  isOver = true
  await Promise.all(traffic)
  await fresh.caughtUp()

  // The new version counts each event ten times.
  const turn = seen.findIndex((times, index) => index > 0 && Number(times) > 5 * Number(seen[index - 1]))
  const [before, after] = [seen.slice(0, turn), seen.slice(turn)]
  expect(new Set(before).size, 'counts that the old version served while the new one was built').toBeGreaterThan(5)
  expect(before).toEqual([...before].sort(byNumber))
  expect(after.every((times) => (times ?? 0) % 10 === 0 && Number(times) >= Number(before.at(-1)) * 10)).toBe(true)
  expect(await served(model, projectId)).toBe(appended * 10)
  expect(await served(sibling, projectId)).toBe(appended)
  expect(await versions(model)).toEqual([{ version: model.version + 1, live: true }])
  expect(await world.differences([next, sibling])).toEqual([])
  await Promise.all([old.stop(), fresh.stop()])
})

it('new versions are built in one reading of the log, and have the indexes of the old ones', async () => {
  const [projectId, model, sibling] = [randomUUID(), indexed(tally()), indexed(tally())]
  const first = await world.start([model, sibling])
  await world.happen(randomUUID(), tagAdded(projectId))
  await first.caughtUp()
  await first.stop()

  const reads: number[] = []
  const readAll: EventLog['readAll'] = (after, limit) => {
    reads.push(after)
    return world.log.readAll(after, limit)
  }
  const second = await world.start([grown(model), grown(sibling)], { log: { ...world.log, readAll }, feed: noFeed })
  expect(reads.filter((after) => after === 0)).toHaveLength(1)
  expect([await served(model, projectId), await served(sibling, projectId)]).toEqual([10, 10])
  for (const each of [model, sibling]) {
    const [before, after] = [readModelTable(each).name, readModelTable(grown(each)).name]
    const [old, made] = [await indexesOf(before), await indexesOf(after)]
    expect(made).toEqual(old.map((name) => name.replace(before, after)))
    expect(made).toHaveLength(2)
  }
  await second.stop()
})

it('a build that broke off begins again, while the old version serves', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  const first = await world.start([model])
  await world.happen(randomUUID(), tagAdded(projectId))
  await first.caughtUp()
  await first.stop()

  const broken = { ...grown(model), columns: () => fail('this table cannot be made') }
  await expect(world.start([broken])).rejects.toThrow('this table cannot be made')
  expect(await served(model, projectId)).toBe(1)
  expect(await versions(model)).toEqual([{ version: model.version, live: true }])

  const unreadable = { ...world.log, readAll: () => Promise.reject(new Error('the connection is lost')) }
  await expect(world.start([grown(model)], { log: unreadable })).rejects.toThrow('the connection is lost')
  expect(await served(model, projectId)).toBe(1)

  const second = await world.start([grown(model)])
  expect(await served(model, projectId)).toBe(10)
  expect(await versions(model)).toEqual([{ version: model.version + 1, live: true }])
  await second.stop()
})

it('a read model that stood still catches up with the others before it goes on', async () => {
  const [projectId, model, sibling] = [randomUUID(), tally(), tally()]
  await (await world.start([model, sibling])).stop()
  const alone = await world.start([model])
  await world.happen(randomUUID(), tagAdded(projectId), tagAdded(projectId))
  await alone.caughtUp()
  await alone.stop()

  const both = await world.start([model, sibling])
  await world.happen(randomUUID(), tagAdded(projectId))
  await both.caughtUp()
  expect([await served(model, projectId), await served(sibling, projectId)]).toEqual([3, 3])
  expect(await world.differences([model, sibling])).toEqual([])
  await both.stop()
})

it('no change of a read model is announced before it has caught up', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  await world.happen(randomUUID(), tagAdded(projectId))
  const projector = await world.start([model], { feed: noFeed })
  expect(projector.position()).toBe(await world.log.head())
  expect(await served(model, projectId)).toBe(1)
  await projector.stop()
})

const indexed = (model: Projection): Projection => ({
  ...model,
  columns: (table) => {
    model.columns(table)
    table.index('times')
  },
})

const indexesOf = async (table: string) =>
  (
    await world.rows<{ name: string }>('select indexname as name from pg_indexes where tablename = $1 order by 1', [
      table,
    ])
  ).map(({ name }) => name)

/** Brings nothing. */
const noFeed: EventFeed = { shards: 1, follow: () => ({ stop: async () => {}, ended: Promise.resolve() }) }

/** The log to one who reads it slowly: this happens meanwhile. */
const readSlowly = (log: EventLog, meanwhile: () => Promise<void>): EventLog => ({
  ...log,
  readAll: async (after, limit) => {
    const events = await log.readAll(after, limit)
    await meanwhile()
    return events
  },
})

const byNumber = (first: number | undefined, second: number | undefined) => Number(first) - Number(second)

function fail(reason: string): never {
  throw new Error(reason)
}
