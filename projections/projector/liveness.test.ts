import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { isFollowed } from './liveness'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const lostConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usename like 'prumo_projection%'`

it('read models count as followed exactly as long as a projector is at work', async () => {
  const client = await world.connect()
  expect(await isFollowed(client)).toBe(false)

  const models = [tally()]
  const projectors = [await world.start(models), await world.start(models)]
  await expect.poll(() => isFollowed(client)).toBe(true)
  await projectors[0]?.stop()
  await expect.poll(() => isFollowed(client), { message: 'the other takes over what the first one had' }).toBe(true)
  await projectors[1]?.stop()
  await expect.poll(() => isFollowed(client)).toBe(false)
  client.release()
})

it('a projector that lost its connection does not count until it begins again', async () => {
  const client = await world.connect()
  const projector = await world.start([tally()])
  await expect.poll(() => isFollowed(client)).toBe(true)
  await world.rows(lostConnections)
  await expect.poll(() => isFollowed(client)).toBe(false)
  await world.happen(randomUUID(), tagAdded(randomUUID()))
  await expect.poll(() => isFollowed(client), { message: 'it begins again where something is to be done' }).toBe(true)
  await projector.stop()
  client.release()
})
