import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()

const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
/** More than a connection takes while nobody reads from it. */
const [taskCount, description] = [400, 'Conferir a armação antes de concretar. '.repeat(480)]

/** The address of an export that this person has just recorded. */
async function exportBy(person: Person): Promise<string> {
  const [viewId, exportId] = [fresh(), fresh()]
  await person.act('ViewActionLog', { viewId, filters: wholeLog })
  await person.act('ExportActionLog', { viewId, exportId, format: 'json' })
  return `/rest/exports/action-log?exportId=${exportId}`
}

/** Begins a download, of which nothing is read. */
async function unread(person: Person, path: string): Promise<IncomingMessage> {
  const { headers } = await person.signIn()
  const Cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const [answer] = await once(get(prumo.url + path, { agent: false, headers: { Cookie } }), 'response')
  return answer
}

it('T34 AUD-02 a person has one download under way: it holds up nobody, and the rest hear when to come back', async () => {
  const [ana, zoe] = [await founder(), await founder()]
  const [projectId, hers] = [await project(ana), await project(zoe)]
  const stepId = await firstStepOf(ana, projectId)
  for (let number = 0; number < taskCount; number++)
    await ana.act('AddTask', { projectId, stepId, taskId: fresh(), title: `Bloco ${number}`, ...dates, description })
  const bia = await colleague(ana, 'creator')
  const path = await exportBy(ana)
  const first = await unread(ana, path)
  expect(first.statusCode).toBe(200)

  const refused = await Promise.all(Array.from({ length: 15 }, () => ana.request('GET', path)))
  expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(429))
  expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['2']))
  expect((await ana.request('GET', '/health/ready')).status).toBe(200)
  await Promise.all([ana.ask('wbs', { projectId }), zoe.ask('board', { projectId: hers }), zoe.ask('me', {})])
  expect((await bia.request('GET', await exportBy(bia))).status).toBe(200)

  first.destroy()
  const { status, body } = await ana.request('GET', path)
  expect([status, (body as { kind: string }[]).filter(({ kind }) => kind === 'TaskAdded')]).toEqual([
    200,
    expect.objectContaining({ length: taskCount }),
  ])
})
