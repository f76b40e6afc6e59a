import { queries } from '@prumo/contracts/index'
import { afterEach, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { rightsAt } from '../security/scene'
import type { Person, ProblemBody, Reply } from '../world/person'
import { copyWorld, stateOf, titlesIn, titlesOf } from './copyWorld'

const theWorld = await copyWorld()
const { gate, founder, colleague, source, copyOf } = theWorld
const [tasks, length] = [30, 9000]
const listening: AbortController[] = []
afterEach(() => {
  gate.letGo()
  for (const stream of listening.splice(0)) stream.abort()
})

const codeOf = ({ status, body }: Reply<Partial<ProblemBody>>) => `${status} ${body.code ?? ''}`.trim()
const finished = (person: Person, projectId: string) =>
  expect.poll(() => stateOf(person, projectId), { timeout: 60_000 }).toBeUndefined()
const ended = (person: Person, projectId: string) =>
  expect.poll(() => stateOf(person, projectId), { timeout: 60_000 }).toBe('ended')
const reasonOf = async (person: Person, projectId: string) => (await person.ask('project', { projectId })).copy?.reason

/** A copy that ana asked for and shared with bia, which stands before its third append. */
async function midway(parts?: Parameters<typeof copyOf>[1]) {
  const ana = await founder()
  const bia = await colleague(ana)
  const from = await source(ana, tasks, length)
  const creation = { ...copyOf(from, parts), sharedWith: [{ email: bia.email, as: ['team' as const] }] }
  const { projectId } = creation
  const stands = gate.hold(2)
  const id = fresh()
  const answered = ana.act('CreateProject', creation, id)
  await stands
  return { ana, bia, from, creation, projectId, id, answered }
}

/** A copy of a project of theirs that somebody asked for, which stands before this append until it may go on. */
async function heldCopy(asker: Person, append = 2) {
  const creation = copyOf(await source(asker, tasks, length))
  const stands = gate.hold(append)
  const answered = asker.attempt('CreateProject', creation)
  await stands
  const goOn = async () => {
    gate.letGo()
    await answered
  }
  return { creation, goOn }
}

/** Everything that somebody finds of a project by asking about all that is theirs. */
async function foundBy(person: Person, { projectId, pitch }: { projectId: string; pitch: string }) {
  const lists = [
    ...(await person.ask('projects', { scope: 'all' })),
    ...(await person.ask('search', { text: pitch })),
    ...(await person.ask('tasks', { scope: 'all', today: '2026-03-02', limit: 100 })).items,
  ]
  return lists.filter((project) => project.projectId === projectId).length
}

/** All that somebody's stream of updates says from now on. */
async function heardBy(person: Person): Promise<() => string> {
  const cookie = (await person.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const abort = new AbortController()
  listening.push(abort)
  const { body } = await fetch(`${theWorld.url}/rest/updates`, { headers: { Cookie: cookie }, signal: abort.signal })
  let output = ''
  const listen = async () => {
    for await (const chunk of body ?? []) output += Buffer.from(chunk).toString()
  }
  listen().catch(() => {})
  await expect.poll(() => output).toContain('event: open')
  return () => output
}

describe('While a project is copied', () => {
  it('PRJ-01 it is shown to whoever asked for it as what it is, and in no other list', async () => {
    const { ana, creation, projectId, answered } = await midway()
    const taskCount = async () => (await ana.ask('project', { projectId })).taskCount
    await expect.poll(taskCount).toBeGreaterThan(0)
    expect(await taskCount()).toBeLessThan(tasks)
    const { copy } = await ana.ask('project', { projectId })
    expect(copy).toEqual({ state: 'underWay', taskCount: tasks, reason: null })
    const listed = await ana.ask('projects', { scope: 'mine' })
    expect(listed.find((project) => project.projectId === projectId)?.copy?.state).toBe('underWay')
    expect(await foundBy(ana, creation)).toBe(1)
    gate.letGo()
    await answered
    await finished(ana, projectId)
    expect(await titlesIn(ana, projectId)).toEqual(titlesOf(tasks))
    expect(await foundBy(ana, creation)).toBeGreaterThan(2)
  })

  it('PRJ-01 it is there for nobody else: whom it is shared with, the administrator, another organization', async () => {
    const { ana, bia, creation, projectId, answered } = await midway()
    for (const person of [bia, await founder()]) {
      expect(codeOf(await person.inquire('project', { projectId }))).toBe('404 resource.unknown')
      expect(codeOf(await person.inquire('board', { projectId }))).toBe('404 resource.unknown')
      expect(codeOf(await person.attempt('MarkFavorite', { projectId, favorite: true }))).toBe('404 resource.unknown')
      expect(await foundBy(person, creation)).toBe(0)
    }
    const users = await ana.ask('organizationUsers', {})
    expect(users.find(({ userId }) => userId === bia.userId)?.projectCount).toBe(0)
    gate.letGo()
    await answered
    await finished(ana, projectId)
    expect(await titlesIn(bia, projectId)).toEqual(titlesOf(tasks))
  })

  it('PRJ-01 updates of it are sent to whoever asked for it, and to nobody else before it is whole', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const from = await source(ana, tasks, length)
    const [hers, others] = [await heardBy(ana), await heardBy(bia)]
    const creation = { ...copyOf(from), sharedWith: [{ email: bia.email, as: ['team' as const] }] }
    const stands = gate.hold(2)
    const answered = ana.act('CreateProject', creation)
    await stands
    await expect.poll(hers).toContain(creation.projectId)
    // What comes after all of that has been heard, and nothing of the copy before it.
    const another = fresh()
    await bia.act('CreateProject', { ...copyOf(from), projectId: another, copyFrom: null })
    await expect.poll(others).toContain(another)
    expect(others()).not.toContain(creation.projectId)
    gate.letGo()
    await answered
    await expect.poll(others).toContain(creation.projectId)
  })

  it('PRJ-01 the administrator does not see what somebody else has copied', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const { creation, goOn } = await heldCopy(bia, 1)
    expect(codeOf(await ana.inquire('project', { projectId: creation.projectId }))).toBe('404 resource.unknown')
    expect(await foundBy(ana, creation)).toBe(0)
    await goOn()
    await finished(bia, creation.projectId)
    expect(await titlesIn(ana, creation.projectId)).toEqual(titlesOf(tasks))
  })

  it('PRJ-01 it takes no other command, and answers no other question', async () => {
    const { ana, projectId, creation, answered } = await midway()
    const stepId = fresh()
    const commands: [string, object][] = [
      ['AddStep', { projectId, stepId, name: 'Vistoria', description: '', taskLimit: null, finishes: false }],
      ['MarkFavorite', { projectId, favorite: true }],
      ['ChangeProjectDetails', { projectId, description: 'x' }],
      ['ShareProject', { projectId, email: ana.email, as: ['team'] }],
      ['CreateDocument', { projectId, documentId: fresh(), title: 'Ata', number: null, copyFrom: null }],
      [
        'AddComment',
        { projectId, commentId: fresh(), target: { kind: 'project', id: projectId }, content: [{ text: 'x' }] },
      ],
      ['DeleteProject', { projectId, pitch: creation.pitch }],
      ['PlaceLegalHold', { projectId, reason: 'x' }],
      ['CreateProject', copyOf(projectId)],
    ]
    const codes = []
    for (const [type, data] of commands) codes.push(`${type} ${codeOf(await ana.attempt(type, data))}`)
    const upload = `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`
    const bytes = { 'Content-Type': 'application/octet-stream' }
    const sent = await ana.request('POST', upload, new TextEncoder().encode('Título\n'), bytes)
    codes.push(`upload ${codeOf(sent as Reply<ProblemBody>)}`)
    const ofProject = Object.entries(queries).filter(([name, { need }]) => need.of === 'project' && name !== 'project')
    for (const [name, { input }] of ofProject) {
      if (Object.keys(input.shape).some((field) => field === 'projectId') && Object.keys(input.shape).length === 1)
        codes.push(`${name} ${codeOf(await ana.inquire(name, { projectId }))}`)
    }
    gate.letGo()
    await answered
    expect(codes.length).toBeGreaterThan(commands.length + 3)
    expect(codes.filter((code) => !code.endsWith(' 409 project.beingCopied'))).toEqual([])
    await finished(ana, projectId)
  })

  it('PRJ-01 the same command again is answered the same, then and afterwards, whatever became of the source', async () => {
    const { ana, from, creation, projectId, id, answered } = await midway()
    const again = await ana.act('CreateProject', creation, id)
    expect(await stateOf(ana, projectId)).toBe('underWay')
    gate.letGo()
    expect(await answered).toEqual(again)
    await finished(ana, projectId)
    expect(await ana.act('CreateProject', creation, id)).toEqual(again)
    const { pitch } = await ana.ask('project', { projectId: from })
    await ana.act('DeleteProject', { projectId: from, pitch })
    const [restarted] = await theWorld.restart(ana)
    expect(await restarted.act('CreateProject', creation, id)).toEqual(again)
    expect(await titlesIn(restarted, projectId)).toEqual(titlesOf(tasks))
    const { status, body } = await restarted.attempt('CreateProject', { ...creation, pitch: 'Outro' }, { id })
    expect([status, body.code]).toEqual([422, 'command.otherData'])
  })

  it('AUD-01 it is shown to nobody else of that time, today or later, and whole of later times', async () => {
    const { ana, bia, projectId, answered } = await midway()
    await ana.ask('project', { projectId })
    const amid = new Date().toISOString()
    gate.letGo()
    await answered
    await finished(ana, projectId)
    const later = new Date().toISOString()
    const asOf = (person: Person, name: string, instant: string) => person.inquire(name, { projectId, asOf: instant })
    for (const name of ['project', 'board']) {
      expect(codeOf(await asOf(bia, name, amid))).toBe('404 resource.unknown')
      expect(codeOf(await asOf(bia, name, later))).toBe('200')
    }
    expect((await asOf(bia, 'board', later)).body).toMatchObject({ tasks: { length: tasks } })
    expect(codeOf(await asOf(ana, 'board', amid))).toBe('409 project.beingCopied')
    expect((await asOf(ana, 'project', amid)).body).toMatchObject({ copy: { state: 'underWay' } })
  })

  it('PRJ-01 what changes in the source meanwhile changes nothing: it is read as of the beginning', async () => {
    const { ana, from, projectId, answered } = await midway()
    const board = await ana.ask('board', { projectId: from })
    for (const { taskId } of board.tasks.slice(0, 5)) await ana.act('DeleteTask', { projectId: from, taskId })
    for (const { taskId } of board.tasks.slice(-5))
      await ana.act('ChangeTask', { projectId: from, taskId, title: 'Outra' })
    gate.letGo()
    await answered
    await finished(ana, projectId)
    expect(await titlesIn(ana, projectId)).toEqual(titlesOf(tasks))
  })
})

describe('A copy ends, and says why,', () => {
  it('PRJ-01 its source was deleted, and it can then be removed and nothing else', async () => {
    const { ana, bia, from, creation, projectId, answered } = await midway()
    const { pitch } = await ana.ask('project', { projectId: from })
    await ana.act('DeleteProject', { projectId: from, pitch })
    gate.letGo()
    await answered
    await ended(ana, projectId)
    expect(await reasonOf(ana, projectId)).toBe('sourceClosed')
    expect(await foundBy(bia, creation)).toBe(0)
    expect(codeOf(await ana.attempt('MarkFavorite', { projectId, favorite: true }))).toBe('409 project.beingCopied')
    expect(codeOf(await ana.inquire('board', { projectId }))).toBe('409 project.beingCopied')
    expect(codeOf(await bia.attempt('DeleteProject', { projectId, pitch: creation.pitch }))).toBe(
      '404 resource.unknown',
    )
    await ana.act('DeleteProject', { projectId, pitch: creation.pitch })
    expect(codeOf(await ana.inquire('project', { projectId }))).toBe('404 resource.unknown')
    expect(await foundBy(ana, creation)).toBe(0)
  })

  const lost = [
    ['creationForbidden', 'may not create projects any more', { projects: 'viewOnly' }],
    ['sourceClosed', 'may not see tasks any more', { tasks: 'noAccess' }],
    ['contentClosed', 'may not see amounts any more', { finance: 'noAccess' }],
  ] as const
  it.each(lost)('PRJ-01 %s: whoever asked for it %s', async (reason, _, changed) => {
    const ana = await founder()
    const profile = { profileId: fresh(), name: `Perfil ${fresh().slice(0, 8)}`, mayOwnProjects: true }
    await ana.act('CreateAccessProfile', { ...profile, permissions: rightsAt('totalControl') })
    const bia = await colleague(ana, profile.profileId)
    const { creation, goOn } = await heldCopy(bia)
    await ana.act('ChangeAccessProfile', { ...profile, permissions: { ...rightsAt('totalControl'), ...changed } })
    await goOn()
    await ended(bia, creation.projectId)
    expect(await reasonOf(bia, creation.projectId)).toBe(reason)
    await ana.act('ChangeAccessProfile', { ...profile, permissions: rightsAt('totalControl') })
    await bia.act('DeleteProject', { projectId: creation.projectId, pitch: creation.pitch })
  })

  it('PRJ-01 askerLeft: whoever asked for it is erased, and the successor can remove it', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const { creation, goOn } = await heldCopy(bia)
    await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu da empresa', successorId: ana.userId })
    await goOn()
    await ended(ana, creation.projectId)
    expect(await reasonOf(ana, creation.projectId)).toBe('askerLeft')
    await ana.act('DeleteProject', { projectId: creation.projectId, pitch: creation.pitch })
  })

  it('PRJ-01 goes on when what is closed was left out from the beginning', async () => {
    const ana = await founder()
    const profile = { profileId: fresh(), name: `Perfil ${fresh().slice(0, 8)}`, mayOwnProjects: true }
    const permissions = { ...rightsAt('totalControl'), finance: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { ...profile, permissions })
    const bia = await colleague(ana, profile.profileId)
    const from = await source(ana, 4, 10)
    await ana.act('ShareProject', { projectId: from, email: bia.email, as: ['team'] })
    const creation = copyOf(from)
    await bia.act('CreateProject', creation)
    await finished(bia, creation.projectId)
    expect(await titlesIn(bia, creation.projectId)).toEqual(titlesOf(4))
    const [, second] = (await ana.ask('board', { projectId: creation.projectId })).tasks
    const task = await ana.ask('task', { projectId: creation.projectId, taskId: second?.taskId ?? '' })
    expect(task.hourCents).toBeNull()
  })
})
