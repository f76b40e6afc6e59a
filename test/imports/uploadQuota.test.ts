import { expect, it } from 'vitest'
import { reserveStorage } from '../discussion/reserveStorage'
import type { ProblemBody, Reply } from '../person'
import { world } from '../world'

const theWorld = await world()
const kilobyte = 1024

it('SUB-10 tables on their way into projects take no more than files have left, however many come at once', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const other = await theWorld.founder()
  const elsewhere = await theWorld.project(other)
  const table = Buffer.from(`Título\n${'Concretar a sapata\n'.repeat(5)}${'x'.repeat(60 * kilobyte)}\n`)
  const send = (person: typeof ana, into: string) =>
    person.request('POST', `/rest/uploads?projectId=${into}&fileName=obra.csv`, table) as Promise<Reply<ProblemBody>>

  const { available } = await ana.ask('storage', {})
  const filler = crypto.randomUUID()
  await reserveStorage(theWorld, ana.organizationId, available - 3 * table.length, filler)
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(ana, projectId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'storage.full']))
  expect(refused[0]?.body.details).toEqual({ freeMegabytes: 0 })
  expect((await send(other, elsewhere)).status, 'another organization has room of its own').toBe(200)
})
