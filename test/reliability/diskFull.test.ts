import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Installation, installation } from '../logIdentity/installation'
import type { Person } from '../world/person'
import { aProject } from '../world/world'

let ours: Installation
let ana: Person

beforeAll(async () => {
  ours = await installation({})
  ana = (await ours.founded(await ours.start())).ana
})
afterAll(() => ours.end())

/** Postgres says so of each file that it cannot make larger: here of the log alone. */
const fill = () =>
  ours.query(`
    create function public.full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on log.events for each statement execute function public.full()`)
const empty = () => ours.query('drop trigger full_disk on log.events; drop function public.full()')

it('a full disk is told as that, nothing is done, and what was sent is done once when there is room again', async () => {
  const [projectId, id] = [randomUUID(), randomUUID()]
  await fill()
  for (const _ of [1, 2]) {
    const reply = await ana.attempt('CreateProject', aProject(projectId), { id })
    expect([reply.status, reply.body.code]).toEqual([503, 'service.diskFull'])
    expect(reply.headers.get('Retry-After')).toBe('1')
  }
  expect((await ana.ask('me', {})).userId).toBe(ana.userId)
  await empty()
  const done = await ana.act('CreateProject', aProject(projectId), id)
  expect(await ana.act('CreateProject', aProject(projectId), id)).toEqual(done)
  expect((await ana.ask('board', { projectId })).tags).toEqual([])
})
