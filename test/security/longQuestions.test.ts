import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '../world/world'

const { databaseUrl, founder, project } = await world()
const holder = new pg.Client(databaseUrl)
beforeAll(() => holder.connect())
afterAll(() => holder.end())

/** How many questions of queries wait for the table of tasks, which is held. */
async function waitingCount(): Promise<number> {
  const { rows } = await holder.query('select count(*)::int as waiting from pg_locks where not granted')
  return rows[0].waiting
}

it('GAN-08 questions about a whole plan are answered one after another to each person, and side by side to several', async () => {
  const [ana, bia] = [await founder(), await founder()]
  const ofAna = { projectId: await project(ana) }
  const ofBia = { projectId: await project(bia) }
  await holder.query('begin')
  await holder.query('lock table read.tasks_tasks in access exclusive mode')
  const hers = [1, 2, 3, 4].map(() => ana.ask('wbs', ofAna))
  const board = ana.ask('board', ofAna)
  await expect.poll(waitingCount).toBe(1)
  const hisWbs = bia.ask('wbs', ofBia)
  await expect.poll(waitingCount).toBe(2)
  // What needs no whole plan waits for nothing.
  await ana.ask('me', {})
  expect(await waitingCount()).toBe(2)
  await holder.query('commit')
  const answers = await Promise.all([...hers, hisWbs])
  expect(answers.map(({ rows }) => rows)).toEqual([[], [], [], [], []])
  expect((await board).tasks).toEqual([])
})
