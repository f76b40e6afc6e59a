import { afterAll, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { questions } from '../security/examples'
import { scene } from '../security/scene'
import { world } from '../world/world'
import { movedClock, pastNames, toldAgain } from './toldAgain'

const double = await startEventStoreDouble()
const moved = movedClock(new Date('2026-03-02T09:00:00Z'))
// What runs first when all is done is what was asked for last: the log outlives whoever stands on it.
afterAll(() => double.down())
const theWorld = await world({ EVENTSTORE_URL: double.connectionString }, moved.clock)

const ana = await theWorld.founder()
const bia = await theWorld.colleague(ana)
const stranger = await theWorld.founder()
const ids = await scene(theWorld, ana, bia, [])

it.each(pastNames)('AUD-01 EventStoreDB gives the same answer as of now as without an instant: %s', async (name) => {
  const input = questions[name](ids) as Record<string, unknown>
  const today = await ana.inquire(name, input)
  expect(today.status).toBe(200)
  expect((await ana.inquire(name, { ...input, asOf: moved.now() })).body).toEqual(today.body)
})

it('AUD-01 EventStoreDB answers as things were at every step of a story', () =>
  toldAgain({ theWorld, moved, ana, others: [bia, stranger], ids }))
