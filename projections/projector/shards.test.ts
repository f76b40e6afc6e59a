import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { partedFeed } from '../../test/world/partedFeed'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import type { Projection } from '../projection'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

/** A projector that has all its shards: one that takes them still is as far as those that it has. */
async function start(model: Projection, shards: number, given: readonly number[]) {
  const projector = await world.start([model], { feed: partedFeed(world.log, world.codec, shards, given) })
  await expect.poll(() => projector.shards().sort()).toEqual(given)
  return projector
}
/** Three in each of four shards: the last digit tells. */
const organizations = Array.from({ length: 12 }, (_, index) => `${randomUUID().slice(0, -1)}${index % 4}`)
const happenToEach = async () => {
  for (const organizationId of organizations) await world.happen(organizationId, tagAdded(randomUUID()))
}
const timesOf = async ({ table }: Projection) =>
  (await world.rows<{ times: number }>(`select coalesce(sum(times), 0)::int as times from read.${table}`))[0]?.times

it('two projectors that share the shards apply each event once', async () => {
  const model = tally()
  const [first, second] = [await start(model, 4, [0, 2]), await start(model, 4, [1, 3])]
  const before = await timesOf(model)
  await happenToEach()
  await Promise.all([first.caughtUp(), second.caughtUp()])
  expect(await timesOf(model)).toBe(Number(before) + organizations.length)
  expect(await world.differences([model])).toEqual([])
  await Promise.all([first.stop(), second.stop()])
})

it('changing the number of shards neither loses nor doubles an event', async () => {
  const model = tally()
  const whole = await world.start([model])
  await happenToEach()
  await whole.caughtUp()
  await whole.stop()

  const half = await start(model, 4, [0, 1])
  await happenToEach()
  await half.caughtUp()
  await half.stop()

  for (const [shards, given] of [
    [3, [0, 1, 2]],
    [1, [0]],
  ] as const) {
    const all = await start(model, shards, given)
    await happenToEach()
    await all.caughtUp()
    expect(await world.differences([model])).toEqual([])
    await all.stop()
  }
})

it('the previous owner of a shard can no longer change it', async () => {
  const model = tally()
  const former = await start(model, 1, [0])
  await former.caughtUp()
  const latter = await start(model, 1, [0])
  const before = await timesOf(model)
  await happenToEach()
  await expect.poll(() => timesOf(model)).toBe(Number(before) + organizations.length)
  expect(await world.differences([model])).toEqual([])
  await Promise.all([former.stop(), latter.stop()])
})
