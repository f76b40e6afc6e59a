import { randomUUID } from 'node:crypto'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import type { EventFeed, Stretch } from '@prumo/platform/eventFeed/eventFeed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import type { Projection } from '../projection'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const timesIn = async ({ table }: Projection, projectId: string) =>
  (await world.rows<{ times: number }>(`select times from read.${table} where project_id = $1`, [projectId]))[0]?.times

const some = (count: number, projectId: string) => Array.from({ length: count }, () => tagAdded(projectId))

type Take = (stretch: Stretch) => Promise<void>

/** The log's feed, changed by what is done with each stretch. */
function feedThat(deliver: (take: Take) => Take): { feed: EventFeed } {
  const feed = directFeed(world.log, world.codec)
  const follow: EventFeed['follow'] = (follower) =>
    feed.follow({
      ...follower,
      take: (shard, stretch) => deliver((changed) => follower.take(shard, changed))(stretch),
    })
  return { feed: { ...feed, follow } }
}

it('each event is applied once although every batch is delivered twice', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  const projector = await world.start(
    [model],
    feedThat((take) => async (stretch) => {
      await take(stretch)
      await take(stretch)
    }),
  )
  await world.happen(randomUUID(), ...some(40, projectId))
  await projector.caughtUp()
  expect(await timesIn(model, projectId)).toBe(40)
  await projector.stop()
})

it('a batch that overlaps what was applied adds only new events', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  const began = await world.log.head()
  const projector = await world.start(
    [model],
    feedThat((take) => async ({ events, through }) => {
      const all = [...(await world.recorded(began)), ...events].sort(byPosition)
      await take({ events: all.filter(({ position }) => position <= through), after: began, through })
    }),
  )
  for (let round = 0; round < 5; round++) {
    await world.happen(randomUUID(), ...some(5, projectId))
    await projector.caughtUp()
  }
  expect(await timesIn(model, projectId)).toBe(25)
  await projector.stop()
})

it('a projector begins where the one before it stopped', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  let alive = true
  const first = await world.start(
    [model],
    feedThat((take) => async (stretch) => {
      if (alive) await take(stretch)
    }),
  )
  await world.happen(randomUUID(), ...some(10, projectId))
  await first.caughtUp()
  alive = false
  await world.happen(randomUUID(), ...some(10, projectId))
  await first.stop()
  expect(await timesIn(model, projectId)).toBe(10)

  const second = await world.start([model])
  await second.caughtUp()
  expect(await timesIn(model, projectId)).toBe(20)
  await second.stop()
})

it('a batch whose transaction was undone is applied again as a whole', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  let undone = 0
  const counting = feedThat(
    (take) => (stretch) =>
      take(stretch).catch((error: Error) => {
        undone++
        throw error
      }),
  )
  const projector = await world.start([model], counting)
  await expect.poll(projector.shards).toEqual([0])
  await world.rows(`alter table read.checkpoints rename to checkpoints_elsewhere`)
  await world.happen(randomUUID(), ...some(10, projectId))
  await expect.poll(() => undone).toBeGreaterThan(0)
  await world.rows(`alter table read.checkpoints_elsewhere rename to checkpoints`)
  await projector.caughtUp()
  expect(await timesIn(model, projectId)).toBe(10)
  expect(await world.differences([model])).toEqual([])
  await projector.stop()
})

it('connections that are cut under load neither lose nor double an event', async () => {
  const [projectId, models] = [randomUUID(), [tally(), tally()]]
  const projector = await world.start(models)
  let happened = 0
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 60; count++, happened++) await world.happen(randomUUID(), tagAdded(projectId))
    }),
  )
  let cut = 0
  for (let round = 1; round <= 4; round++) {
    await expect.poll(() => happened, { interval: 5 }).toBeGreaterThanOrEqual(round * 48)
    cut += await cutProjector()
  }
  await load
  cut += await cutProjector()
  await world.happen(randomUUID(), tagAdded(projectId))
  await projector.caughtUp()
  expect(cut).toBeGreaterThan(0)
  for (const model of models) expect(await timesIn(model, projectId)).toBe(241)
  expect(await world.differences(models)).toEqual([])
  await projector.stop()
})

it('each event is applied by only one of two projectors', async () => {
  const [projectId, model] = [randomUUID(), tally()]
  const projectors = [await world.start([model]), await world.start([model])]
  for (let round = 0; round < 10; round++) await world.happen(randomUUID(), ...some(3, projectId))
  await expect.poll(() => timesIn(model, projectId)).toBe(30)
  // What comes later is applied behind whatever the other might have applied before.
  await world.happen(randomUUID(), tagAdded(projectId))
  await expect.poll(() => timesIn(model, projectId)).toBe(31)
  await Promise.all(projectors.map((projector) => projector.stop()))
  expect(await timesIn(model, projectId)).toBe(31)
  expect(await world.differences([model])).toEqual([])
})

const byPosition = (first: { position: number }, second: { position: number }) => first.position - second.position

async function cutProjector(): Promise<number> {
  const cut = await world.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'prumo_projection' and datname = current_database()`,
  )
  return cut.length
}
