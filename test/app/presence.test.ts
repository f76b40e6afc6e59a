import { randomUUID } from 'node:crypto'
import type { PresentPeople } from '@prumo/contracts/presence'
import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openPresenceFeed } from '@prumo/query-service/presence/presenceFeed'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { listenTo } from '../given/listenTo'
import { giveRights } from '../security/giveRights'
import { rightsAt } from '../security/scene'
import { aSecret } from '../world/aSecret'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { prumo, founder, colleague, project } = theWorld
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 })
afterAll(() => pool.end())

async function shared() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  return { ana, bia, projectId }
}

/** A tab of somebody's: it listens, and says where it is. */
async function tabOf(person: Person) {
  const tab = fresh()
  const stream = await listenTo(prumo.url, person, { tab })
  return {
    stream,
    say: (place: object) => person.request('POST', '/rest/presence', { tab, ...place }),
    people: () => stream.presences().at(-1)?.people,
  }
}

describe('Presence', () => {
  it('SES-15 shows who else is in a project, at what, and who has gone', async () => {
    const { ana, bia, projectId } = await shared()
    const [hers, his] = [await tabOf(ana), await tabOf(bia)]
    const at = { kind: 'task', id: fresh(), isWriting: true }
    expect((await hers.say({ projectId })).status).toBe(204)
    await his.say({ projectId, at })
    await expect.poll(hers.people).toEqual([{ userId: bia.userId, name: expect.any(String), at }])
    await expect.poll(his.people).toEqual([{ userId: ana.userId, name: expect.any(String) }])
    await his.say({})
    await expect.poll(hers.people).toEqual([])
  })

  it('SES-15 takes whoever closes the tab for gone', async () => {
    const { ana, bia, projectId } = await shared()
    const [hers, his] = [await tabOf(ana), await tabOf(bia)]
    await hers.say({ projectId })
    await his.say({ projectId })
    await expect.poll(hers.people).toHaveLength(1)
    his.stream.close()
    await expect.poll(hers.people).toEqual([])
  })

  it('ORG-09 is refused where somebody sees no project, and tells them of nobody', async () => {
    const { ana, bia, projectId } = await shared()
    const [mine, theirs, foreign] = [await colleague(ana), await founder(), await colleague(ana)]
    const hers = await tabOf(ana)
    await hers.say({ projectId })
    for (const person of [mine, theirs]) {
      const tab = await tabOf(person)
      expect((await tab.say({ projectId })).status).toBe(404)
      await (await tabOf(bia)).say({ projectId })
      await expect.poll(hers.people).not.toEqual([])
      expect(tab.stream.presences()).toEqual([])
    }
    expect(JSON.stringify(hers.stream.presences())).not.toContain(foreign.userId)
    expect((await theWorld.visitor().request('POST', '/rest/presence', { tab: fresh() })).status).toBe(401)
  })

  it('ORG-09 does not tell what somebody is at to whoever may not see that', async () => {
    const { ana, bia, projectId } = await shared()
    const profileId = fresh()
    const permissions = { ...rightsAt('viewOnly'), documents: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { profileId, name: 'Sem documentos', permissions, mayOwnProjects: true })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId })
    const [hers, his] = [await tabOf(ana), await tabOf(bia)]
    await expect.poll(async () => (await his.say({ projectId })).status).toBe(204)
    const documentId = fresh()
    await hers.say({ projectId, at: { kind: 'document', id: documentId, isWriting: true } })
    await expect.poll(his.people).toEqual([{ userId: ana.userId, name: expect.any(String) }])
    expect(JSON.stringify(his.stream.messages)).not.toContain(documentId)
    const taskId = fresh()
    await hers.say({ projectId, at: { kind: 'task', id: taskId, isWriting: false } })
    await expect.poll(() => JSON.stringify(his.people())).toContain(taskId)
  })

  it('ORG-09 does not tell who has an entry open to whoever may not see finance', async () => {
    const { ana, bia, projectId } = await shared()
    const caio = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
    await giveRights(ana, bia, { finance: 'noAccess' })
    const [hers, his, theirs] = [await tabOf(ana), await tabOf(bia), await tabOf(caio)]
    await his.say({ projectId })
    await theirs.say({ projectId })
    const at = { kind: 'entry', id: fresh(), isWriting: true }
    await hers.say({ projectId, at })
    const shown = { userId: ana.userId, name: expect.any(String) }
    await expect.poll(theirs.people).toContainEqual({ ...shown, at })
    await expect.poll(his.people).toContainEqual(shown)
    expect(JSON.stringify(his.stream.messages)).not.toContain(at.id)
  })

  it('ORG-09 stops with the right to the project', async () => {
    const { ana, bia, projectId } = await shared()
    const [hers, his] = [await tabOf(ana), await tabOf(bia)]
    await hers.say({ projectId })
    await his.say({ projectId })
    await expect.poll(his.people).toHaveLength(1)
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    await expect.poll(async () => (await his.say({ projectId })).status).toBe(404)
    await hers.say({ projectId, at: { kind: 'task', id: fresh(), isWriting: true } })
    await expect.poll(his.people).toEqual([])
    expect(hers.people()).toEqual([])
  })

  it('leaves no trace in the log, nor anything that a person wrote', async () => {
    const { ana, projectId } = await shared()
    const count = async () =>
      (await pool.query('select count(*) from log.events where organization_id = $1', [ana.organizationId])).rows
    const tab = await tabOf(ana)
    const before = await count()
    await tab.say({ projectId, at: { kind: 'task', id: fresh(), isWriting: true } })
    expect(await count()).toEqual(before)
    expect((await tab.say({ projectId, text: 'SEGREDO' })).status).toBe(422)
  })
})

describe('Presence between processes', () => {
  const feeds: { close(): Promise<void> }[] = []
  afterAll(async () => {
    for (const feed of feeds) await feed.close()
  })

  /** What a further process hears, for somebody whose stream it holds. */
  async function aProcess() {
    const url = urlFor('prumo_query', theWorld.databaseUrl, secretsOf(aSecret))
    const database = openQueryDatabase(url, 2)
    const feed = await openPresenceFeed({ database, now: () => new Date(), sharedAt: url })
    feeds.push(feed, database)
    return feed
  }

  it('SES-15 is heard in the process that holds the stream, wherever it was said', async () => {
    const { ana, bia, projectId } = await shared()
    const [first, second] = [await aProcess(), await aProcess()]
    const { organizationId } = ana
    const heard: PresentPeople[] = []
    const session = { userId: ana.userId, organizationId } as never
    const [hers, his] = [randomUUID(), randomUUID()]
    const stop = first.follow({ session, tab: hers, send: (people) => heard.push(people) })
    second.say({ organizationId, userId: ana.userId, tab: hers, projectId })
    second.say({ organizationId, userId: bia.userId, tab: his, projectId })
    await expect.poll(() => heard.at(-1)?.people.map(({ userId }) => userId)).toEqual([bia.userId])
    second.say({ organizationId, userId: bia.userId, tab: his })
    await expect.poll(() => heard.at(-1)?.people).toEqual([])
    stop()
  })
})
