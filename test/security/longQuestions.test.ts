import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { databaseUrl, founder, colleague, project } = await world()
/** Whoever has asked nothing for so long is gone. */
const untilAloneMs = 1100
const holder = new pg.Client(databaseUrl)
beforeAll(() => holder.connect())
afterEach(() => holder.query('rollback'))
afterAll(() => holder.end())

/** How many questions of people wait for the table of tasks, which is held. */
async function waitingCount(): Promise<number> {
  // Within a transaction, who is connected is looked at once.
  await holder.query('select pg_stat_clear_snapshot()')
  const { rows } = await holder.query(
    `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and usename = 'prumo_query' and application_name <> 'prumo-background'`,
  )
  return rows[0].waiting
}

/** Nobody may read tasks until the test ends, or says so. */
async function holdTasks(): Promise<void> {
  await holder.query('begin')
  await holder.query('lock table read.tasks_tasks in access exclusive mode')
}

/** How each of so many questions about the same plan is answered. */
const askAtOnce = (person: Person, projectId: string, count: number) =>
  Array.from({ length: count }, () => person.inquire('wbs', { projectId }))

it('T34 of what is large a person who is alone is answered two at once, and whoever waits long hears when to come back', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  await pause(untilAloneMs)
  await holdTasks()
  const all = askAtOnce(ana, projectId, 5)
  await expect.poll(waitingCount).toBe(2)
  // What is not large waits for nothing.
  await ana.ask('me', {})
  const refused = await Promise.all(all.slice(2))
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([429, 'request.tooMany']))
  expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(Array(3).fill('2'))
  expect(await waitingCount()).toBe(2)
  await holder.query('commit')
  expect((await Promise.all(all.slice(0, 2))).map(({ status }) => status)).toEqual([200, 200])
  expect((await Promise.all(askAtOnce(ana, projectId, 5))).map(({ status }) => status)).toEqual(Array(5).fill(200))
})

it('T34 ORG-09 of the places for what is large an organization leaves one to others, however many people ask', async () => {
  const [ana, zoe] = [await founder(), await founder()]
  const [ours, hers] = [await project(ana), await project(zoe)]
  const colleagues = [await colleague(ana, 'creator'), await colleague(ana, 'creator')]
  for (const { email } of colleagues) await ana.act('ShareProject', { projectId: ours, email, as: ['team'] })
  await holdTasks()
  const all = [ana, ...colleagues].flatMap((person) => askAtOnce(person, ours, 2))
  await expect.poll(waitingCount).toBe(3)
  const zoes = zoe.inquire('wbs', { projectId: hers })
  await expect.poll(waitingCount).toBe(4)
  await holder.query('commit')
  expect((await zoes).status).toBe(200)
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  // On a busy machine those that wait may hear when to come back.
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
})
