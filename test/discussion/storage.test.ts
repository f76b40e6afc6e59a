import { beforeEach, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const megabyte = 1024 * 1024
let ana: Person
let projectId: string
beforeEach(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
})

/** Takes all of Ana's storage but so many bytes. */
async function leaveFree(bytes: number) {
  const { organizationId } = ana
  const { available } = await ana.ask('storage', {})
  const size = available - bytes
  await theWorld.prumo.commands.runner.runInternal(
    {
      type: 'ReserveStorage',
      data: { organizationId, fileId: crypto.randomUUID(), size, quota: Number.MAX_SAFE_INTEGER },
    },
    {
      id: crypto.randomUUID(),
      actor: { kind: 'system' },
      by: { kind: 'visitor' },
      origin: null,
      organizationId,
      permissionBasis: 'system',
    },
  )
}

describe('The storage of an organization', () => {
  it('SUB-10 T30 is never exceeded by 32 uploads at a time into its last 10 MB', async () => {
    const { quota } = await ana.ask('storage', {})
    await leaveFree(10 * megabyte)
    const content = new Uint8Array(megabyte)
    const ids = Array.from({ length: 32 }, () => crypto.randomUUID())
    const replies = await Promise.all(ids.map((fileId) => sendFile(ana, { projectId, fileId, content })))
    const codes = replies.map(({ status, body }) => (status === 200 ? 'kept' : body.code))
    expect(codes.filter((code) => code === 'kept')).toHaveLength(10)
    expect(codes.filter((code) => code === 'storage.full')).toHaveLength(22)
    expect(replies.find(({ status }) => status !== 200)?.body.details).toEqual({ freeMegabytes: expect.any(Number) })
    // The last position that a reservation stands at is behind what this person has seen.
    await expect.poll(async () => (await ana.ask('storage', {})).used).toBe(quota)
    const reply = await sendFile(ana, { projectId, fileId: crypto.randomUUID(), content: 'x' })
    expect([reply.status, reply.body.code]).toEqual([409, 'storage.full'])
  })

  it('SUB-10 is taken by tables on their way into projects no further than files leave it', async () => {
    const stranger = await theWorld.founder()
    const elsewhere = await theWorld.project(stranger)
    const table = Buffer.from(`Título\n${'x'.repeat(60 * 1024)}\n`)
    const send = (person: Person, into: string) =>
      person.request('POST', `/rest/uploads?projectId=${into}&fileName=obra.csv`, table) as Promise<Reply<ProblemBody>>
    await leaveFree(3 * table.length)
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(ana, projectId)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'storage.full']))
    expect(refused[0]?.body.details).toEqual({ freeMegabytes: 0 })
    expect((await send(stranger, elsewhere)).status, 'another organization has room of its own').toBe(200)
  })

  it('SUB-10 is each organization’s own', async () => {
    await leaveFree(0)
    const stranger = await theWorld.founder()
    expect(await stranger.ask('storage', {})).toMatchObject({ used: 0, files: 0, quota: 10 * 1024 * megabyte })
  })
})
