import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '../world/world'

const { databaseUrl, founder, project } = await world()
const holder = new pg.Client(databaseUrl)
beforeAll(() => holder.connect())
afterAll(() => holder.end())

/** How many questions of people wait for the table of tasks, which is held. */
async function waitingCount(): Promise<number> {
  // Within a transaction, who is connected is looked at once.
  await holder.query('select pg_stat_clear_snapshot()')
  const { rows } = await holder.query(
    `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and application_name <> 'prumo-background'`,
  )
  return rows[0].waiting
}

it('GAN-08 questions about a whole plan are answered one after another to each person, and side by side to several', async () => {
  const [ana, bia] = [await founder(), await founder()]
  const ofAna = { projectId: await project(ana) }
  const ofBia = { projectId: await project(bia) }
  await holder.query('begin')
  await holder.query('lock table read.tasks_tasks in access exclusive mode')
  const first = ana.ask('wbs', ofAna)
  await expect.poll(waitingCount).toBe(1)
  const others = [1, 2, 3].map(() => ana.inquire('wbs', ofAna))
  const hisWbs = bia.ask('wbs', ofBia)
  await expect.poll(waitingCount).toBe(2)
  // What needs no whole plan waits for nothing.
  await ana.ask('me', {})
  // Nobody waits long for a turn: who is refused asks again.
  const refused = await Promise.all(others)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([503, 'service.busy']))
  expect(await waitingCount()).toBe(2)
  await holder.query('commit')
  expect((await Promise.all([first, hisWbs])).map(({ rows }) => rows)).toEqual([[], []])
  expect((await Promise.all([1, 2, 3].map(() => ana.ask('wbs', ofAna)))).map(({ rows }) => rows)).toEqual([[], [], []])
})
