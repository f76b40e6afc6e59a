import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { fresh } from '../given/fresh'
import { isLong, times } from '../run/length'
import type { Person } from '../world/person'
import { type CopyWorld, copyWorld, stateOf, titlesIn, titlesOf } from './copyWorld'

const double = await startEventStoreDouble()
afterAll(() => double.down())

const largest = times(1000, 10_000)
/** In how many processes the largest copy is tried; with COPY_ENDS=1000 one ends at each of its parts. */
const mostEnds = Number(process.env.COPY_ENDS ?? 1)

/** Whether the process ended, and not the copy. */
const firstOf = (ended: Promise<void>, copied: Promise<void>) =>
  Promise.race([ended.then(() => true), copied.then(() => false)])

const finished = (person: Person, projectId: string) =>
  expect.poll(() => stateOf(person, projectId), { timeout: 300_000, interval: 100 }).toBeUndefined()

describe.each([
  // Before one part is after another: each log is ended at every part, on either side of it.
  ['Postgres', 'after', await copyWorld()],
  ['EventStoreDB', 'before', await copyWorld(double.connectionString)],
] as const)('On %s', (_, side, theWorld) => {
  afterEach(() => theWorld.gate.letGo())

  it('PRJ-01 a process that ends at any part of a copy leaves it to the next, whole and once', async () => {
    const tasks = 30
    let ana = await theWorld.founder()
    let bia = await theWorld.colleague(ana)
    const from = await theWorld.source(ana, tasks, 9000)
    const parts = await appendsOf(theWorld, ana, from)
    expect(parts).toBeGreaterThan(4)
    for (const part of inTurn(parts)) {
      const creation = { ...theWorld.copyOf(from), sharedWith: [{ email: bia.email, as: ['team' as const] }] }
      const { projectId } = creation
      const id = fresh()
      const ended = theWorld.gate.end(part, side)
      const answered = ana.attempt('CreateProject', creation, { id }).catch(() => undefined)
      await ended
      ;[ana, bia] = await theWorld.restart(ana, bia)
      await answered
      const lengths = await lengthsSeen(bia, projectId, () => finished(ana, projectId))
      expect(await titlesIn(ana, projectId), `ended ${side} part ${part}`).toEqual(titlesOf(tasks))
      // Whom it is shared with sees nothing of it, or all.
      expect([...lengths, tasks].filter((length) => length !== tasks)).toEqual([])
      const { body } = await ana.attempt('CreateProject', creation, { id })
      expect(body.position).toBeDefined()
      expect(await titlesIn(bia, projectId)).toEqual(titlesOf(tasks))
    }
  })

  it(`PRJ-01 a project of ${largest} tasks is copied whole, though ${mostEnds} processes end on the way`, {
    timeout: 3_600_000,
  }, async () => {
    let ana = await theWorld.founder()
    const from = await theWorld.seededSource(ana, largest, 500)
    ;[ana] = await theWorld.restart(ana)
    const creation = theWorld.copyOf(from)
    const copied = theWorld.copied(creation.projectId)
    // Where it ends before a part, the part before that is made.
    const endAtNext = () => theWorld.gate.end(side === 'after' ? 0 : 1, side)
    let ended = endAtNext()
    const answered = ana.attempt('CreateProject', creation).catch(() => undefined)
    let ends = 0
    while (ends < mostEnds && (await firstOf(ended, copied))) {
      if (++ends < mostEnds) ended = endAtNext()
      await theWorld.restart()
    }
    if (process.env.COPY_ENDS) console.log(`ended ${ends} times`)
    theWorld.gate.letGo()
    ;[ana] = await theWorld.restart(ana)
    await answered
    await finished(ana, creation.projectId)
    expect(ends).toBeGreaterThan(0)
    expect(await titlesIn(ana, creation.projectId)).toEqual(titlesOf(largest))
  })
})

/** Every part; in a short run the first, one in the middle and the last. */
const inTurn = (parts: number): number[] =>
  isLong ? Array.from({ length: parts }, (_, part) => part) : [0, parts >> 1, parts - 1]

/** How many appends a copy makes behind its beginning. */
async function appendsOf({ gate, copyOf }: CopyWorld, person: Person, from: string): Promise<number> {
  const held = gate.hold(0)
  const creation = copyOf(from)
  const answered = person.act('CreateProject', creation)
  await held
  gate.letGo()
  await answered
  await finished(person, creation.projectId)
  return gate.count()
}

/** With how many tasks this person saw the project while that went on. */
async function lengthsSeen(person: Person, projectId: string, work: () => Promise<void>): Promise<number[]> {
  const lengths: number[] = []
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const { status, body } = await person.inquire('board', { projectId })
    if (status === 200) lengths.push((body as unknown as { tasks: unknown[] }).tasks.length)
  }
  await working
  return lengths
}
