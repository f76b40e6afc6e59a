import { randomUUID } from 'node:crypto'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { openMetrics } from '@prumo/platform/metrics/openMetrics'
import { expect, it } from 'vitest'
import { readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { measureProgress } from './measureProgress'

it('the metrics show how far a read model is behind, and how many organizations are parked', async () => {
  const world = await readModelsWorld()
  const [model, metrics] = [tally(), openMetrics()]
  const feed = { ...directFeed(world.log, world.codec), isReady: () => true, alarms: () => 2 }
  measureProgress(metrics, { log: world.log, pool: world.querying, feed })
  const figure = async (name: string) =>
    new RegExp(`^${name}({.*})? (\\d+)$`, 'm').exec((await metrics.text()).body)?.[2]
  const lag = `prumo_lag_positions`

  const projector = await world.start([model])
  await world.happen(randomUUID(), tagAdded(randomUUID()))
  await projector.caughtUp()
  expect(await figure(lag)).toBe('0')
  await projector.stop()

  for (let count = 0; count < 3; count++) await world.happen(randomUUID(), tagAdded(randomUUID()))
  expect(await figure(lag)).toBe('3')
  expect(await figure('prumo_parked_organizations')).toBeUndefined()
  await world.rows(`insert into read.parked values ($1, $2, $3, 1, 'TypeError')`, [
    model.table,
    model.version,
    randomUUID(),
  ])
  expect(await figure('prumo_parked_organizations')).toBe('1')
  expect(await figure('prumo_feed_alarms')).toBe('2')
  expect((await metrics.text()).body).toContain(`prumo_lag_positions{table="${model.table}"} 3`)
  await world.close()
})
