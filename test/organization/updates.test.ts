import type { Level } from '@prumo/contracts/access'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { listenTo } from '../given/listenTo'
import { rightsAt } from '../security/scene'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { prumo, founder, colleague, project } = theWorld
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

const listen = (person: Person) => listenTo(prumo.url, person)

/** Something happens that this stream must hear of: what it had not heard before then, it never will. */
async function settled(stream: Awaited<ReturnType<typeof listenTo>>, whose: Person) {
  const projectId = await project(whose)
  await expect.poll(stream.projectIds).toContain(projectId)
  return projectId
}

const addTask = async (person: Person, projectId: string, title = 'Concretar a laje') => {
  const stepId = await firstStepOf(person, projectId)
  const taskId = fresh()
  await person.act('AddTask', { projectId, taskId, stepId, title, ...dates })
  return taskId
}

const profile = async (ana: Person, level: Level, changes: object = {}) => {
  const data = { profileId: fresh(), name: `Perfil ${fresh()}`, permissions: rightsAt(level), mayOwnProjects: true }
  await ana.act('CreateAccessProfile', { ...data, ...changes })
  return { ...data, ...changes }
}

describe('Updates in real time', () => {
  it('SES-15 begin with the position, and name what another person changed, never what it is now', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const stream = await listen(bia)
    expect(stream.response.headers.get('Content-Type')).toContain('text/event-stream')
    expect(stream.messages[0]).toEqual({
      event: 'open',
      data: { position: expect.any(Number), changedAt: expect.any(Number) },
    })

    await addTask(ana, projectId, 'SEGREDO')
    await expect.poll(stream.projectIds).toContain(projectId)
    await expect.poll(stream.tables).toContain('tasks_tasks')
    expect(stream.messages.every(({ event }) => event === 'open' || event === 'changed')).toBe(true)
    expect(JSON.stringify(stream.messages)).not.toContain('SEGREDO')
  })

  it('SES-15 come when the read models already tell of the change', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stream = await listen(ana)
    const { position } = await ana.act('ChangeProjectDetails', { projectId, pitch: 'Ponte nova' })
    await expect.poll(() => stream.messages.at(-1)?.data.position ?? 0).toBeGreaterThanOrEqual(Number(position))
    expect((await ana.ask('project', { projectId })).pitch).toBe('Ponte nova')
  })

  it('SES-15 ORG-09 never tell of another organization, nor of a project that is not shared', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const bia = await colleague(ana)
    const shared = await project(ana)
    await ana.act('ShareProject', { projectId: shared, email: bia.email, as: ['stakeholder'] })
    const hidden = await project(ana)
    const [stream, mine] = [await listen(bia), await listen(ana)]
    const foreign = await project(stranger)
    await addTask(stranger, foreign)
    await addTask(ana, hidden)
    await expect.poll(mine.projectIds).toContain(hidden)
    await addTask(ana, shared)
    await expect.poll(stream.projectIds).toContain(shared)
    expect(stream.projectIds()).not.toContain(hidden)
    expect([...stream.projectIds(), ...mine.projectIds()]).not.toContain(foreign)
  })

  it('SES-15 ORG-09 tell once of a project that is no longer shared, also where nothing else was told of it', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const [lost, hidden] = [await project(ana), await project(ana)]
    await ana.act('ShareProject', { projectId: lost, email: bia.email, as: ['team'] })
    const stream = await listen(bia)
    const heard = () => stream.projectIds().filter((id) => id === lost).length
    await settled(stream, bia)
    const before = heard()
    await ana.act('UnshareProject', { projectId: lost, userId: bia.userId })
    await expect.poll(heard, { message: 'told that it is gone' }).toBe(before + 1)
    await addTask(ana, lost)
    await addTask(ana, hidden)
    await settled(stream, bia)
    expect(heard()).toBe(before + 1)
    expect(stream.projectIds()).not.toContain(hidden)
  })

  it('SES-15 ORG-09 end at once for whoever a project is no longer shared with', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const stream = await listen(bia)
    await addTask(ana, projectId)
    // What was shared before may be told late: all of it is counted before anything is taken away.
    await settled(stream, bia)
    expect(stream.projectIds()).toContain(projectId)

    const heard = () => stream.projectIds().filter((id) => id === projectId).length
    const before = heard()
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    await expect.poll(heard, { message: 'told that it is gone' }).toBe(before + 1)
    await addTask(ana, projectId)
    await settled(stream, bia)
    expect(heard()).toBe(before + 1)
    expect((await bia.inquire('board', { projectId })).status).toBe(404)
  })

  it('SES-15 ORG-09 heed an access profile that is changed while the stream is open', async () => {
    const ana = await founder()
    const { profileId, ...granted } = await profile(ana, 'viewOnly')
    const bia = await colleague(ana, 'creator', profileId)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const [stream, mine] = [await listen(bia), await listen(ana)]
    await addTask(ana, projectId)
    const settling = await settled(mine, ana)
    await ana.act('ShareProject', { projectId: settling, email: bia.email, as: ['team'] })
    await expect.poll(stream.projectIds).toContain(settling)
    expect(stream.projectIds()).toContain(projectId)

    await ana.act('ChangeAccessProfile', { ...granted, profileId, permissions: rightsAt('noAccess') })
    const [heard, heardByAna] = [stream.projectIds().length, mine.projectIds().length]
    // The first change tells that the project is gone; of what happens there then, nothing is told.
    await addTask(ana, projectId)
    await expect.poll(() => stream.projectIds().slice(heard)).toContain(projectId)
    const gone = stream.projectIds().length
    await addTask(ana, projectId)
    await expect
      .poll(
        () =>
          mine
            .projectIds()
            .slice(heardByAna)
            .filter((id) => id === projectId).length,
      )
      .toBeGreaterThanOrEqual(2)
    expect(stream.projectIds().slice(gone)).not.toContain(projectId)
  })

  it('SES-15 end with the session: by signing out, and by a new password', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const streams = [await listen(bia), await listen(bia)]
    const another = await listen(ana)
    await bia.act('ChangePassword', { currentPassword: aPassword, password: 'Outro-prumo-77' })
    await expect
      .poll(() => streams.map(({ messages, isEnded }) => [messages.at(-1)?.event, isEnded()]))
      .toEqual([
        ['ended', true],
        ['changed', false],
      ])
    await bia.request('GET', '/rest/users/logout')
    await expect.poll(() => streams.map(({ isEnded }) => isEnded())).toEqual([true, true])
    expect(another.isEnded()).toBe(false)
  })

  it('SES-15 go to twenty streams of a person: one more ends the oldest', async () => {
    const ana = await founder()
    const streams: Awaited<ReturnType<typeof listenTo>>[] = []
    for (let count = 0; count < 21; count++) streams.push(await listen(ana))
    await expect.poll(() => streams.map(({ isEnded }) => isEnded())).toEqual([true, ...Array(20).fill(false)])
  })

  it('SES-15 are for whoever is signed in', async () => {
    const { status, body } = await theWorld.visitor().request('GET', '/rest/updates')
    expect([status, (body as { code: string }).code]).toEqual([401, 'access.signIn'])
  })
})

it('ORG-01 a user of the organization has a name, a licence, a day of joining, projects and a last sign-in', async () => {
  const ana = await founder()
  const { profileId } = await profile(ana, 'viewOnly', { name: 'Obra' })
  const bia = await colleague(ana, 'editor', profileId)
  const before = (await ana.ask('organizationUsers', {})).find(({ userId }) => userId === bia.userId)
  expect(before).toMatchObject({
    email: bia.email,
    name: 'Bia',
    lastName: 'Rocha',
    licence: 'editor',
    profileName: 'Obra',
    projectCount: 0,
  })
  expect(Date.now() - Date.parse(before?.addedAt ?? '')).toBeLessThan(3_600_000)
  const projectId = await theWorld.project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await bia.signIn()
  const after = async () => (await ana.ask('organizationUsers', {})).find(({ userId }) => userId === bia.userId)
  await expect.poll(async () => (await after())?.projectCount).toBe(1)
  const laterThan = Date.parse(before?.lastSignedInAt ?? '1970-01-01')
  await expect.poll(async () => Date.parse((await after())?.lastSignedInAt ?? '')).toBeGreaterThan(laterThan)
})

describe('Access profiles', () => {
  it('ORG-04 have a name and a level for each feature, and count their people', async () => {
    const ana = await founder()
    const permissions = { ...everyRight, finance: 'noAccess', tasks: 'editOnly', canvas: 'viewOnly' } as const
    const { profileId } = await profile(ana, 'noAccess', { name: 'Obra', permissions })
    await colleague(ana, 'viewer', profileId)
    await colleague(ana, 'viewer', profileId)
    expect(await ana.ask('accessProfiles', {})).toEqual([
      { profileId, name: 'Obra', permissions, mayOwnProjects: true, userCount: 2 },
    ])
    const users = await ana.ask('organizationUsers', {})
    expect(users.map(({ profileName }) => profileName)).toEqual([null, 'Obra', 'Obra'])
  })

  it('ORG-04 have names of their own, in whatever case', async () => {
    const ana = await founder()
    const { profileId: _, ...data } = await profile(ana, 'viewOnly', { name: 'Obra' })
    const { status, body } = await ana.attempt('CreateAccessProfile', { ...data, profileId: fresh(), name: ' OBRA ' })
    expect([status, body.code]).toEqual([409, 'organization.profileNameTaken'])
  })

  it('ORG-04 ORG-09 decide at once what somebody may do', async () => {
    const ana = await founder()
    const { profileId, ...data } = await profile(ana, 'totalControl')
    const bia = await colleague(ana, 'creator', profileId)
    const create = () => bia.attempt('CreateProject', { ...aProjectOf(fresh()) })
    expect((await create()).status).toBe(200)
    for (const level of ['editOnly', 'viewOnly', 'noAccess'] as const) {
      await ana.act('ChangeAccessProfile', { ...data, profileId, permissions: rightsAt(level) })
      expect((await create()).status, level).toBe(403)
      expect((await bia.inquire('projects', { scope: 'mine' })).status, level).toBe(level === 'noAccess' ? 403 : 200)
    }
    await ana.act('ChangeAccessProfile', { ...data, profileId, permissions: rightsAt('totalControl') })
    expect((await create()).status).toBe(200)
  })

  it('ORG-05 return their people to full access when they are deleted, and say to whom', async () => {
    const ana = await founder()
    const { profileId } = await profile(ana, 'noAccess', { name: 'Ninguém' })
    const bia = await colleague(ana, 'creator', profileId)
    expect((await bia.inquire('projects', { scope: 'mine' })).status).toBe(403)
    await ana.act('DeleteAccessProfile', { profileId })
    expect(await bia.ask('me', {})).toMatchObject({ rights: everyRight, mayOwnProjects: true })
    expect((await bia.attempt('CreateProject', aProjectOf(fresh()))).status).toBe(200)
    expect(await ana.ask('accessProfiles', {})).toEqual([])

    const viewId = fresh()
    const filters = {
      personId: null,
      recordId: null,
      projectId: null,
      kinds: ['AccessProfileDeleted'],
      withoutViews: false,
    }
    await ana.act('ViewActionLog', { viewId, filters: { ...filters, from: null, to: null } })
    const [deleted] = (await ana.ask('actionLog', { viewId })).items
    expect(deleted?.changes).toContainEqual(
      expect.objectContaining({
        field: 'returnedToFullAccess',
        after: { value: [bia.userId], names: { [bia.userId]: 'Bia Rocha' } },
      }),
    )
  })

  it('ORG-05 return nobody beyond the licence', async () => {
    const ana = await founder()
    const { profileId } = await profile(ana, 'noAccess')
    const viewer = await colleague(ana, 'viewer', profileId)
    await ana.act('DeleteAccessProfile', { profileId })
    expect((await viewer.ask('me', {})).rights).toEqual(rightsAt('viewOnly'))
  })

  it('ORG-06 may forbid owning projects, by creating one or by being given one', async () => {
    const ana = await founder()
    const { profileId } = await profile(ana, 'totalControl', { mayOwnProjects: false })
    const bia = await colleague(ana, 'creator', profileId)
    const created = await bia.attempt('CreateProject', aProjectOf(fresh()))
    expect([created.status, created.body.code]).toEqual([409, 'project.ownershipForbidden'])
    const given = await ana.attempt('TransferProject', { projectId: await project(ana), email: bia.email })
    expect([given.status, given.body.code]).toEqual([409, 'project.ownershipForbidden'])
  })

  const aProjectOf = (projectId: string) => ({
    projectId,
    pitch: 'Creche',
    internalCode: null,
    customerName: null,
    portfolioName: null,
    tags: [],
    currency: 'BRL' as const,
    description: '',
    language: 'en' as const,
    sharedWith: [],
    copyFrom: null,
  })
})

describe('Licences', () => {
  it('ORG-07 are five, and viewers take no seat', async () => {
    const ana = await founder()
    const add = async (licence: string) => {
      const user = { userId: fresh(), licence, profileId: null, name: 'Caio', lastName: 'Lima', language: 'pt-BR' }
      const email = `caio-${fresh().slice(0, 8)}@obra.example`
      const { status, body } = await ana.attempt('AddUser', { ...user, email, password: aPassword })
      return status === 200 ? 'added' : body.code
    }
    for (const licence of ['editor', 'worker', 'apiIntegrator', 'creator']) expect(await add(licence)).toBe('added')
    for (const licence of ['creator', 'editor', 'worker', 'apiIntegrator'])
      expect(await add(licence)).toBe('organization.noSeatLeft')
    for (let viewers = 0; viewers < 8; viewers++) expect(await add('viewer')).toBe('added')
    const users = await ana.ask('organizationUsers', {})
    expect(new Set(users.map(({ licence }) => licence))).toEqual(
      new Set(['creator', 'editor', 'worker', 'apiIntegrator', 'viewer']),
    )
  })

  it('ORG-07 let one of many have the last seat that all want at once', async () => {
    const ana = await founder()
    for (let seat = 0; seat < 3; seat++) await colleague(ana)
    const viewers = []
    for (let viewer = 0; viewer < 6; viewer++) viewers.push(await colleague(ana, 'viewer'))
    const replies = await Promise.all(
      viewers.map(({ userId }) => ana.attempt('ChangeUserLicence', { userId, licence: 'creator' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
  })

  it('ORG-07 ORG-09 decide at once, whatever the access profile grants', async () => {
    const ana = await founder()
    const { profileId } = await profile(ana, 'totalControl')
    const bia = await colleague(ana, 'creator', profileId)
    const rightsNow = async () => (await bia.ask('me', {})).rights
    expect(await rightsNow()).toEqual(everyRight)
    for (const [licence, level] of [
      ['editor', 'editOnly'],
      ['viewer', 'viewOnly'],
      ['worker', 'noAccess'],
    ] as const) {
      await ana.act('ChangeUserLicence', { userId: bia.userId, licence })
      expect(await rightsNow(), licence).toEqual(rightsAt(level))
    }
  })

  it('ORG-09 cannot be taken away from the main administrator', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    for (const [type, data] of [
      ['ChangeUserLicence', { userId: ana.userId, licence: 'viewer' }],
      ['AssignAccessProfile', { userId: ana.userId, profileId: (await profile(ana, 'noAccess')).profileId }],
    ] as const) {
      const { status, body } = await bia.attempt(type, data)
      expect([status, body.code], type).toEqual([409, 'organization.administratorFixed'])
    }
  })
})
