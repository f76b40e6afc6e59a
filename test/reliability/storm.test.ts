import { beforeAll, expect, it, vi } from 'vitest'
import { times } from '../run/length'
import { scene } from '../security/scene'
import { personAt } from '../world/person'
import { world } from '../world/world'
import { bystander } from './bystander'
import { randomOf } from './load'
import { poisons } from './poisons'
import { type Place, storm } from './storm'
import { shuffled } from './waves'

/** For the control: whether rows are folded as an older version did. */
const folding = vi.hoisted(() => ({ isOlder: false }))
vi.mock('@prumo/projections/folding/foldEachInto', async (original) => {
  const today = await original<typeof import('@prumo/projections/folding/foldEachInto')>()
  const older = await import('./olderFolding')
  const now = () => (folding.isOlder ? older : today)
  return {
    isOfRows: (error: unknown) => now().isOfRows(error),
    foldEachInto: (...of: Parameters<typeof today.foldEachInto>) => now().foldEachInto(...of),
  }
})

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const theWorld = await world({ LOG_LEVEL: 'silent' })
const [leastEvents, leastCommands, leastOfEach] = [times(300, 4000), times(15, 150), 3]
/** The control's; the storm itself is never tried again. */
const mostTries = 3
/** A short run has some kinds of poison, which its seed chooses. */
const kindCount = times(15, poisons.length)

let ill: Place
let well: Place
beforeAll(async () => {
  ill = await place()
  well = await place()
})

async function place(): Promise<Place> {
  const person = await theWorld.founder()
  return { person, ids: await scene(theWorld, person, await theWorld.colleague(person, 'viewer'), []) }
}

/** The same person at the process that runs now. */
async function again({ person, ids }: Place, position: number): Promise<Place> {
  const now = personAt(theWorld.prumo.url, person, { position: String(position) })
  await now.signIn()
  return { person: now, ids }
}

const readiness = async () => (await theWorld.visitor().request('GET', '/health/ready')) as { body: Readiness }
type Readiness = { ready: boolean; position: number; parked: number; standsStill?: string }

it('Whatever one organization has in the log, another notices nothing of it', async () => {
  const random = randomOf(seed)
  const parts = { world: theWorld, ill, well, poisons: shuffled(poisons, random).slice(0, kindCount), random }
  const { watching, commands, events, times, organizations, parked, head } = await storm(parts)
  expect(watching.wrong, `SEED=${seed}`).toEqual([])
  expect(commands.failed, `SEED=${seed}`).toEqual([])
  expect(events).toBeGreaterThan(leastEvents)
  expect(commands.sent()).toBeGreaterThan(leastCommands)
  expect([...times].filter(([, count]) => count < leastOfEach)).toEqual([])
  expect(parked.length, 'somebody is stopped by it').toBeGreaterThan(0)
  expect(parked.filter(({ organizationId }) => !organizations.has(organizationId))).toEqual([])
  await expect.poll(async () => (await readiness()).body.position).toBeGreaterThanOrEqual(head)

  const before = await watching.look()
  await theWorld.restart()
  const { body } = await readiness()
  expect(body.ready, 'nobody waits for those who are parked').toBe(true)
  expect(body.parked).toBeGreaterThan(0)
  const { person, ids } = await again(well, head)
  const after = bystander(person, ids)
  expect(await after.look()).toEqual(before)
  for (let step = 0; step < 5; step++) await after.step()
  // Whoever erases somebody needs what the whole log says of projects and persons.
  await after.erase()
  expect(after.wrong, `SEED=${seed}`).toEqual([])
})

it('The storm finds out where errors of one kind stop everybody', async () => {
  const { body } = await readiness()
  const places = { ill: await again(ill, body.position), well: await again(well, body.position) }
  const deep = poisons.filter(({ name }) => name.startsWith('nesting'))
  folding.isOlder = true
  try {
    const wrong: string[] = []
    // What stops all may miss a batch of theirs by chance: other random numbers send it otherwise.
    for (let tried = 0; tried < mostTries && wrong.length === 0; tried++) {
      const random = randomOf(seed + tried)
      const { watching } = await storm({ world: theWorld, ...places, poisons: deep, random })
      wrong.push(...watching.wrong)
    }
    expect(wrong, `SEED=${seed}`).not.toEqual([])
    expect((await readiness()).body).toMatchObject({ ready: false, standsStill: 'RangeError' })
  } finally {
    folding.isOlder = false
  }
  await expect.poll(async () => (await readiness()).body.ready).toBe(true)
})
