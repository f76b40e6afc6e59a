import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { projections } from '@prumo/projections/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { partedFeed } from '../world/partedFeed'
import { type ReadModelsWorld, readModelsWorld } from '../world/readModelsWorld'
import { tagAdded } from '../world/tally'
import { askProgram } from './askProgram'

const [shards, given] = [3, [0, 1, 2]]
let world: ReadModelsWorld

beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const ask = (...words: string[]) => askProgram({ DATABASE_URL: world.databaseUrl }, ...words)

it('Read models in shards that are not equally far are compared and rebuilt each as far as it is', async () => {
  const feed = partedFeed(world.log, world.codec, shards, given)
  const projector = await world.start(projections, { feed })
  const organizations = Array.from({ length: 12 }, (_, number) => ({
    id: `${randomUUID().slice(0, -8)}${String(number).padStart(8, '0')}`,
    projectId: randomUUID(),
  }))
  let busy = true
  const appending = organizations.map(async ({ id, projectId }) => {
    for (; busy; await pause(50)) await world.happen(id, tagAdded(projectId))
  })
  for (let round = 0; round < 3; round++) {
    expect(await ask('rebuild', 'tasks_tags')).toMatchObject({ code: 0 })
    expect(await ask('check')).toMatchObject({ code: 0 })
  }
  busy = false
  await Promise.all(appending)
  await projector.caughtUp()
  await projector.stop()
  expect(await world.differences(projections)).toEqual([])

  await world.rows('update read.checkpoints set position = 1 where shard = 1')
  const { code, lines } = await ask('check')
  expect(code).toBe(1)
  expect(lines.filter((line) => line.includes('violated')).every((line) => line.startsWith('I4'))).toBe(true)
})
