import { randomUUID } from 'node:crypto'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { holdCheckpoints } from './checkpoints'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

it('taking over read models and folding into them never deadlock', async () => {
  const [projectId, models] = [randomUUID(), [tally(), tally(), tally()]]
  const projector = await world.start(models)
  let isOver = false
  let happened = 0
  const happening = async () => {
    while (!isOver) {
      await world.happen(randomUUID(), tagAdded(projectId))
      happened++
    }
  }
  const working = happening()
  const taker = await world.connect()
  // A circle is found after this time; whoever finds it is undone.
  await taker.query(`set deadlock_timeout = '10ms'`)
  const takeOver = () =>
    inTransaction(taker, async () => {
      await holdCheckpoints(taker)
      for (const { table } of models) await taker.query(`lock table read.${table} in access exclusive mode`)
    })
  try {
    for (let times = 0; times < 100; times++) await takeOver()
  } finally {
    isOver = true
    await working
  }
  await projector.caughtUp()
  expect(happened).toBeGreaterThan(10)
  for (const { table } of models)
    expect(await world.rows(`select times from read.${table} where project_id = $1`, [projectId])).toEqual([
      { times: happened },
    ])
  await projector.stop()
  taker.release(true)
  const deadlocks = `select deadlocks from pg_stat_database where datname = current_database()`
  expect(await world.rows(deadlocks)).toEqual([{ deadlocks: 0 }])
})
