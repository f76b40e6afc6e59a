import { defaultSteps } from '@prumo/contracts/tasks/defaultSteps'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import { rightsAt } from '../security/scene'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()
const stepsOf = async (person: Person, projectId: string) => (await person.ask('board', { projectId })).steps
const namesOf = async (person: Person, projectId: string) => (await stepsOf(person, projectId)).map(({ name }) => name)
const statusFor = async (person: Person, projectId: string) => (await person.inquire('project', { projectId })).status
const pitches = async (person: Person, filters: { status?: 'paused' | 'finished'; search?: string } = {}) =>
  (await person.ask('projects', { scope: 'all', ...filters })).map(({ pitch }) => pitch)

describe('Creating a project', () => {
  it('PRJ-01 PRJ-02 keeps every field of the wizard', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const details = {
      pitch: 'Praça da Matriz',
      internalCode: 'PRC-01',
      customerName: 'Prefeitura',
      portfolioName: 'Obras',
      tags: ['público', 'urgente'],
      currency: 'USD' as const,
      description: 'Calçada, bancos e árvores',
    }
    const sharedWith = [{ email: bia.email, as: ['team' as const, 'stakeholder' as const] }]
    const projectId = await project(ana, { ...details, sharedWith })
    const read = await ana.ask('project', { projectId })
    expect(read).toMatchObject({
      ...details,
      projectId,
      status: 'active',
      favorite: false,
      role: 'owner',
      ownerId: ana.userId,
      ownerName: 'Ana Souza',
      taskCount: 0,
      doneCount: 0,
      progress: 0,
    })
    expect(Date.parse(read.createdAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(read.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: ana.userId, owner: true }),
        expect.objectContaining({ userId: bia.userId, owner: false, roles: ['team', 'stakeholder'] }),
      ]),
    )
  })

  it('PRJ-02 is managed by its creator, and by whoever the wizard names, if their licence and profile allow it', async () => {
    const ana = await founder()
    const profileId = fresh()
    const permissions = rightsAt('viewOnly')
    await ana.act('CreateAccessProfile', { profileId, name: 'Consulta', permissions, mayOwnProjects: false })
    const [bia, caio, dora] = [
      await colleague(ana),
      await colleague(ana, 'viewer'),
      await colleague(ana, 'creator', profileId),
    ]
    const sharedWith = [{ email: bia.email, as: ['team' as const, 'manager' as const] }]
    const projectId = await project(ana, { sharedWith })
    expect((await ana.ask('project', { projectId })).managerNames).toEqual(['Ana Souza', 'Bia Rocha'])
    expect((await bia.ask('project', { projectId })).role).toBe('manager')
    await bia.act('ChangeProjectDetails', { projectId, description: 'Ao lado da igreja' })
    for (const { email } of [caio, dora]) {
      const refused = { ...aProject(fresh()), sharedWith: [{ email, as: ['manager' as const] }] }
      expect(codeOf(await ana.attempt('CreateProject', refused))).toBe('409 project.managementForbidden')
    }
    const itself = { ...aProject(fresh()), sharedWith: [{ email: ana.email, as: ['manager' as const] }] }
    expect(codeOf(await ana.attempt('CreateProject', itself))).toBe('409 project.alreadyManager')
  })

  it('PRJ-01 copies what was chosen of the project that was picked, and nothing else', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const source = await project(ana)
    await ana.act('ShareProject', { projectId: source, email: bia.email, as: ['team'] })
    const [first] = await stepsOf(ana, source)
    const stepId = first?.stepId ?? ''
    await ana.act('ChangeStep', { projectId: source, stepId, name: 'Orçar', taskLimit: 7 })
    const tagId = fresh()
    const colours = { textColour: '#ffffff', colour: '#335577' }
    await ana.act('AddTag', { projectId: source, tagId, description: 'Fundação', ...colours })
    const [dig, pour] = [fresh(), fresh()]
    await ana.act('AddTask', { projectId: source, taskId: dig, stepId, title: 'Escavar', ...dates, tagIds: [tagId] })
    await ana.act('AddTask', {
      projectId: source,
      taskId: pour,
      stepId,
      title: 'Concretar',
      ...dates,
      predecessorIds: [dig],
    })

    const copy = async (parts: ('steps' | 'tags' | 'tasks' | 'people')[]) => {
      const projectId = await project(ana, { copyFrom: { projectId: source, parts } })
      await untilWhole(ana, projectId)
      const [board, { people }] = [await ana.ask('board', { projectId }), await ana.ask('project', { projectId })]
      return { projectId, board, people }
    }
    const whole = await copy(['steps', 'tags', 'tasks', 'people'])
    expect(whole.board.steps[0]).toMatchObject({ name: 'Orçar', taskLimit: 7 })
    expect(whole.board.tags).toMatchObject([{ description: 'Fundação', inUse: true }])
    expect(whole.board.tasks.map(({ title }) => title).sort()).toEqual(['Concretar', 'Escavar'])
    expect(whole.people.map(({ userId }) => userId).sort()).toEqual([ana.userId, bia.userId].sort())
    const ids = whole.board.tasks.map(({ taskId }) => taskId)
    expect(ids).not.toContain(dig)
    const poured = whole.board.tasks.find(({ title }) => title === 'Concretar')
    const read = await ana.ask('task', { projectId: whole.projectId, taskId: poured?.taskId ?? '' })
    expect(read.predecessors).toMatchObject([{ title: 'Escavar' }])
    expect(ids).toContain(read.predecessors[0]?.taskId)

    const onlySteps = await copy(['steps'])
    expect([onlySteps.board.tasks, onlySteps.board.tags]).toEqual([[], []])
    expect(onlySteps.people).toHaveLength(1)
  })

  it('PRJ-01 wants something to copy, of a project that its creator can see', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const hidden = await project(ana)
    const copyFrom = { projectId: hidden, parts: ['steps'] }
    expect(codeOf(await bia.attempt('CreateProject', { ...aProject(fresh()), copyFrom }))).toBe('404 project.unknown')
    for (const incomplete of [{ projectId: hidden, parts: [] }, { parts: ['steps'] }]) {
      const { status } = await ana.attempt('CreateProject', { ...aProject(fresh()), copyFrom: incomplete })
      expect(status).toBe(422)
    }
  })

  it('PRJ-03 wants a pitch', async () => {
    const ana = await founder()
    for (const pitch of ['', '   ', undefined]) {
      const { status, body } = await ana.attempt('CreateProject', { ...aProject(fresh()), pitch })
      expect([status, body.fields?.[0]?.path]).toEqual([422, 'pitch'])
    }
  })

  it('PRJ-03 has an internal code of three characters or more, once in the organization', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const create = (who: Person, internalCode: string) =>
      who.attempt('CreateProject', { ...aProject(fresh()), internalCode })
    const wrongOf = async (code: string) => (await create(ana, code)).body.fields
    expect(await wrongOf('AB')).toEqual([{ path: 'internalCode', code: 'internalCode.tooShort' }])
    expect(await wrongOf('A'.repeat(51))).toEqual([{ path: 'internalCode', code: 'internalCode.tooLong' }])
    expect(codeOf(await create(ana, 'AB1'))).toBe('200')
    expect(codeOf(await create(ana, 'ab1'))).toBe('409 project.internalCodeTaken')
    expect(codeOf(await create(stranger, 'AB1'))).toBe('200')

    const projectId = await project(ana, { internalCode: 'CD2' })
    const change = (internalCode: string | null) => ana.attempt('ChangeProjectDetails', { projectId, internalCode })
    expect(codeOf(await change('AB1'))).toBe('409 project.internalCodeTaken')
    expect(codeOf(await change('EF3'))).toBe('200')
    expect(codeOf(await create(ana, 'CD2'))).toBe('200')
    await ana.act('DeleteProject', { projectId, pitch: aProject('').pitch })
    expect(codeOf(await create(ana, 'EF3'))).toBe('200')
  })

  it('PRJ-03 gives one of many the internal code that all want at once', async () => {
    const ana = await founder()
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => ana.attempt('CreateProject', { ...aProject(fresh()), internalCode: 'RACE-1' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
    expect(await pitches(ana)).toHaveLength(1)
  })

  it('KAN-01 begins with the default steps, in the language of its creator', async () => {
    const ana = await founder()
    expect(await namesOf(ana, await project(ana, { language: 'en' }))).toEqual([
      'To Do',
      'Doing',
      'Queue for Verification',
      'Verification',
      'Done',
    ])
    const portuguese = await project(ana, { language: 'pt-BR' })
    expect(await namesOf(ana, portuguese)).toEqual(defaultSteps['pt-BR'])
    const steps = await stepsOf(ana, portuguese)
    expect(steps.map(({ finishes }) => finishes)).toEqual([false, false, false, false, true])
  })
})

describe('A project', () => {
  it('PRJ-02 is changed field by field, by whoever manages it', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect(codeOf(await bia.attempt('ChangeProjectDetails', { projectId, pitch: 'Minha' }))).toBe(
      '403 access.noPermission',
    )
    await ana.act('AppointManager', { projectId, userId: bia.userId })
    await bia.act('ChangeProjectDetails', { projectId, pitch: 'Nossa', tags: ['a', 'b'], currency: 'USD' })
    expect(await bia.ask('project', { projectId })).toMatchObject({
      pitch: 'Nossa',
      tags: ['a', 'b'],
      currency: 'USD',
      managerNames: ['Ana Souza', 'Bia Rocha'],
    })
    expect(codeOf(await ana.attempt('ChangeProjectDetails', { projectId, tags: ['a', 'a'] }))).toBe(
      '422 fields.invalid',
    )
  })

  it('PRJ-04 is active, inactive, paused or finished, and found by that', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    for (const status of ['paused', 'inactive', 'finished', 'active'] as const) {
      await ana.act('ChangeProjectStatus', { projectId, status })
      expect((await ana.ask('project', { projectId })).status).toBe(status)
      expect(await ana.ask('projects', { scope: 'mine', status })).toHaveLength(1)
    }
    expect(await ana.ask('projects', { scope: 'mine', status: 'paused' })).toEqual([])
    expect(codeOf(await ana.attempt('ChangeProjectStatus', { projectId, status: 'lost' }))).toBe('422 fields.invalid')
  })

  it('PRJ-05 PRJ-12 is shared by e-mail into the team, with stakeholders, or both', async () => {
    const ana = await founder()
    const [bia, caio, dora] = [await colleague(ana), await colleague(ana), await colleague(ana, 'viewer')]
    const projectId = await project(ana)
    const share = (email: string, as: string[]) => ana.attempt('ShareProject', { projectId, email, as })
    expect(codeOf(await share(bia.email, ['team']))).toBe('200')
    expect(codeOf(await share(caio.email.toUpperCase(), ['stakeholder']))).toBe('200')
    expect(codeOf(await share(dora.email, ['team', 'stakeholder']))).toBe('200')
    const roleOf = async (who: Person) => (await who.ask('project', { projectId })).role
    expect([await roleOf(bia), await roleOf(caio), await roleOf(ana)]).toEqual(['team', 'stakeholder', 'owner'])

    expect(codeOf(await share(bia.email, []))).toBe('422 fields.invalid')
    expect(codeOf(await share(ana.email, ['team']))).toBe('409 project.alreadyManager')
    expect(codeOf(await share('ninguem@obra.example', ['team']))).toBe('409 project.userNotFound')
    expect(codeOf(await share((await founder()).email, ['team']))).toBe('409 project.userNotFound')
    await ana.act('AppointManager', { projectId, userId: bia.userId })
    expect(codeOf(await share(bia.email, ['stakeholder']))).toBe('409 project.alreadyManager')

    const rights = (await caio.ask('project', { projectId })).rights
    expect(rights).toEqual(rightsAt('viewOnly'))
    await ana.act('UnshareProject', { projectId, userId: caio.userId })
    expect(await statusFor(caio, projectId)).toBe(404)
    expect(codeOf(await ana.attempt('UnshareProject', { projectId, userId: ana.userId }))).toBe(
      '409 project.ownerStays',
    )
  })

  it('PRJ-06 is transferred by its owner alone, to somebody found by e-mail, and that is that', async () => {
    const ana = await founder()
    const [bia, caio] = [await colleague(ana), await colleague(ana)]
    const projectId = await project(bia)
    const transfer = (who: Person, email: string) => who.attempt('TransferProject', { projectId, email })
    await bia.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
    await bia.act('AppointManager', { projectId, userId: caio.userId })
    expect(codeOf(await transfer(caio, caio.email))).toBe('403 access.noPermission')
    expect(codeOf(await transfer(ana, ana.email))).toBe('403 access.noPermission')
    expect(codeOf(await transfer(bia, 'ninguem@obra.example'))).toBe('409 project.userNotFound')
    expect(codeOf(await transfer(bia, bia.email))).toBe('409 project.alreadyOwner')
    expect(codeOf(await transfer(bia, caio.email))).toBe('200')
    expect(await caio.ask('project', { projectId })).toMatchObject({ ownerId: caio.userId, role: 'owner' })
    expect((await bia.ask('project', { projectId })).role).toBe('manager')
    expect(codeOf(await transfer(bia, bia.email))).toBe('403 access.noPermission')
  })

  it('PRJ-07 is deleted by its owner, who types its pitch', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana, { pitch: 'Casa do Caseiro' })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await ana.act('AppointManager', { projectId, userId: bia.userId })
    const remove = (who: Person, pitch: string) => who.attempt('DeleteProject', { projectId, pitch })
    expect(codeOf(await remove(bia, 'Casa do Caseiro'))).toBe('403 access.noPermission')
    expect(codeOf(await remove(ana, 'casa do caseiro'))).toBe('409 project.pitchDiffers')
    expect(codeOf(await remove(ana, 'Casa do Caseiro'))).toBe('200')
    expect([await statusFor(ana, projectId), await statusFor(bia, projectId)]).toEqual([404, 404])
    expect(codeOf(await ana.attempt('MarkFavorite', { projectId, favorite: true }))).toBe('404 resource.unknown')
    expect(codeOf(await ana.attempt('CreateProject', aProject(projectId)))).toBe('409 project.idTaken')
    expect(await pitches(ana)).toEqual([])
  })

  it('PRJ-08 is left by anyone but its owner, until the owner grants it again', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect(codeOf(await ana.attempt('LeaveProject', { projectId }))).toBe('409 project.ownerCannotLeave')
    await bia.act('LeaveProject', { projectId })
    expect(await statusFor(bia, projectId)).toBe(404)
    expect(await pitches(bia)).toEqual([])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    expect((await bia.ask('project', { projectId })).role).toBe('stakeholder')
  })

  it('PRJ-08 is entered again by whom the owner lets in, and every manager and administrator reads so before', async () => {
    const ana = await founder()
    const [bia, caio, eva] = [await colleague(ana), await colleague(ana), await colleague(ana)]
    const projectId = await project(caio)
    const share = (by: Person, { email }: Person) => by.attempt('ShareProject', { projectId, email, as: ['team'] })
    for (const person of [bia, eva]) expect((await share(caio, person)).status).toBe(200)
    await caio.act('AppointManager', { projectId, userId: eva.userId })
    await bia.act('LeaveProject', { projectId })
    for (const by of [eva, ana]) expect(codeOf(await share(by, bia))).toBe('409 project.leftByThemself')
    expect((await eva.ask('project', { projectId })).left).toEqual([
      { userId: bia.userId, name: 'Bia', lastName: 'Rocha', email: bia.email },
    ])
    for (const by of [bia, await founder()]) expect((await share(by, bia)).status).toBe(404)
    expect((await share(caio, bia)).status).toBe(200)
    expect((await eva.ask('project', { projectId })).left).toEqual([])
    // Who was removed has not left: every manager lets them in again.
    await eva.act('UnshareProject', { projectId, userId: bia.userId })
    expect((await eva.ask('project', { projectId })).left).toEqual([])
    expect((await share(eva, bia)).status).toBe(200)
  })

  it('PRJ-11 is listed with one’s favourites first, one’s own apart, and found by its words', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const school = await project(ana, { pitch: 'Escola', internalCode: 'ESC-9' })
    await project(ana, { pitch: 'Ponte' })
    await project(bia, { pitch: 'Creche 100%' })
    await ana.act('ShareProject', { projectId: school, email: bia.email, as: ['team'] })

    await bia.act('MarkFavorite', { projectId: school, favorite: true })
    expect((await bia.ask('projects', { scope: 'all' })).map(({ pitch, favorite }) => [pitch, favorite])).toEqual([
      ['Escola', true],
      ['Creche 100%', false],
    ])
    expect((await ana.ask('project', { projectId: school })).favorite).toBe(false)
    expect((await pitches(ana)).sort()).toEqual(['Creche 100%', 'Escola', 'Ponte'])
    const mine = await ana.ask('projects', { scope: 'mine' })
    expect(mine.map(({ pitch }) => pitch).sort()).toEqual(['Escola', 'Ponte'])

    expect(await pitches(ana, { search: 'esc-9' })).toEqual(['Escola'])
    expect(await pitches(ana, { search: '%' })).toEqual(['Creche 100%'])
    expect(await pitches(ana, { search: '_' })).toEqual([])
    expect((await bia.ask('search', { text: 'po' })).map(({ title }) => title)).toEqual([])
  })

  it.each(['elétrica', 'ELÉTRICA', 'eletrica', 'ELETRICA', 'Instalação elétrica', 'eletrica INSTALACAO'])(
    'PRJ-11 are found by %j: by words in any order, whatever their accents and case',
    async (search) => {
      const ana = await founder()
      for (const pitch of ['INSTALAÇÃO ELÉTRICA', 'instalação elétrica', 'Instalacao eletrica', 'Pintura'])
        await project(ana, { pitch })
      const found = (await ana.ask('projects', { scope: 'all', search })).map(({ pitch }) => pitch)
      expect(found.sort()).toEqual(['INSTALAÇÃO ELÉTRICA', 'Instalacao eletrica', 'instalação elétrica'])
      expect((await ana.ask('search', { text: search })).map(({ title }) => title).sort()).toEqual(found)
    },
  )

  it('PRJ-11 ORG-09 are found with tasks, documents and people, each only by whoever may see it', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'viewer')
    const projectId = await project(ana, { pitch: 'Ponte norte' })
    const stepId = await firstStepOf(ana, projectId)
    const [taskId, documentId, profileId] = [fresh(), fresh(), fresh()]
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', { projectId, taskId, stepId, title: 'Vistoriar a ponte', ...dates })
    await ana.act('CreateDocument', { projectId, documentId, title: 'Laudo da ponte', number: null, copyFrom: null })
    const kindsFor = async (person: Person, text: string) =>
      (await person.ask('search', { text })).map(({ kind, id }) => `${kind} ${id}`)
    const all = [`project ${projectId}`, `task ${taskId}`, `document ${documentId}`]
    expect(await kindsFor(ana, 'ponte')).toEqual(all)
    expect(await kindsFor(ana, 'rocha bia')).toEqual([`person ${bia.userId}`])
    expect(await kindsFor(bia, 'ponte')).toEqual([])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    await bia.signIn()
    expect(await kindsFor(bia, 'ponte')).toEqual(all)
    const permissions = { ...rightsAt('noAccess'), projects: 'viewOnly' as const }
    await ana.act('CreateAccessProfile', { profileId, name: 'Só projetos', permissions, mayOwnProjects: false })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId })
    await bia.signIn()
    expect(await kindsFor(bia, 'ponte')).toEqual([`project ${projectId}`])
    expect(await kindsFor(bia, 'rocha')).toEqual([])
  })
})

describe('The settings of a project', () => {
  it('SET-03 lock fields in a step, for everyone, until they are unlocked', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const [first, second] = await stepsOf(ana, projectId)
    const taskId = fresh()
    const stepId = first?.stepId ?? ''
    await ana.act('AddTask', { projectId, taskId, stepId, title: 'Pintar', ...dates })
    await ana.act('LockStepFields', { projectId, stepId, fields: ['title', 'endOn'] })
    const change = (fields: object) => ana.attempt('ChangeTask', { projectId, taskId, ...fields })
    const refused = await change({ title: 'Repintar', priority: 'high' })
    expect([codeOf(refused), refused.body.details]).toEqual([
      '409 task.fieldLocked',
      { step: defaultSteps['pt-BR'][0], fields: ['title'] },
    ])
    expect((await ana.ask('task', { projectId, taskId })).priority).toBe('none')
    expect(codeOf(await change({ priority: 'high' }))).toBe('200')
    expect((await ana.ask('task', { projectId, taskId })).lockedFields.sort()).toEqual(['endOn', 'title'])
    await ana.act('MoveTask', { projectId, taskId, stepId: second?.stepId ?? '', beforeTaskId: null })
    expect(codeOf(await change({ title: 'Repintar' }))).toBe('200')
  })

  it('SET-04 have tags with a description of their own and colours; one in use stays', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const tagId = fresh()
    const add = (changes: object) =>
      ana.attempt('AddTag', { projectId, tagId: fresh(), textColour: '#ffffff', colour: '#335577', ...changes })
    expect(codeOf(await add({ tagId, description: 'Elétrica' }))).toBe('200')
    expect(codeOf(await add({ description: ' elétrica ' }))).toBe('409 tag.descriptionTaken')
    expect(codeOf(await add({ description: '' }))).toBe('422 fields.invalid')
    expect(codeOf(await add({ description: 'Hidráulica', colour: 'red' }))).toBe('422 fields.invalid')
    await ana.act('ChangeTag', { projectId, tagId, description: 'Elétrica predial', colour: '#000000' })
    const [step] = await stepsOf(ana, projectId)
    const taskId = fresh()
    const task = { projectId, taskId, stepId: step?.stepId ?? '', title: 'Fiação', ...dates, tagIds: [tagId] }
    await ana.act('AddTask', task)
    expect((await ana.ask('board', { projectId })).tags).toEqual([
      { tagId, description: 'Elétrica predial', textColour: '#ffffff', colour: '#000000', inUse: true },
    ])
    expect(codeOf(await ana.attempt('RemoveTag', { projectId, tagId }))).toBe('409 tag.inUse')
    await ana.act('ChangeTask', { projectId, taskId, tagIds: [] })
    expect(codeOf(await ana.attempt('RemoveTag', { projectId, tagId }))).toBe('200')
  })

  it('SET-05 TSK-09 block moving a task whose predecessor is not finished', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const steps = await stepsOf(ana, projectId)
    const [todo = '', doing = ''] = steps.map(({ stepId }) => stepId)
    const done = steps.at(-1)?.stepId ?? ''
    const [dig, pour] = [fresh(), fresh()]
    await ana.act('AddTask', { projectId, taskId: dig, stepId: todo, title: 'Escavar', ...dates })
    await ana.act('AddTask', {
      projectId,
      taskId: pour,
      stepId: todo,
      title: 'Concretar',
      ...dates,
      predecessorIds: [dig],
    })
    const move = (taskId: string, stepId: string) =>
      ana.attempt('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
    expect(codeOf(await move(pour, doing))).toBe('200')
    await ana.act('SetTaskBehaviour', { projectId, blockUnfinishedPredecessors: true, blockTasksOfOthers: false })
    const refused = await move(pour, todo)
    expect([codeOf(refused), refused.body.details]).toEqual([
      '409 task.predecessorUnfinished',
      { predecessor: 'Escavar' },
    ])
    expect(codeOf(await move(dig, done))).toBe('200')
    expect(codeOf(await move(pour, done))).toBe('200')
  })

  it('SET-05 TSK-09 TSK-11 block changing the tasks of others, but for who manages the project', async () => {
    const ana = await founder()
    const [bia, caio] = [await colleague(ana), await colleague(ana)]
    const projectId = await project(ana)
    for (const { email } of [bia, caio]) await ana.act('ShareProject', { projectId, email, as: ['team'] })
    const [todo = '', doing = ''] = (await stepsOf(ana, projectId)).map(({ stepId }) => stepId)
    const taskId = fresh()
    await ana.act('AddTask', { projectId, taskId, stepId: todo, title: 'Telhado', ...dates, assigneeId: bia.userId })
    await ana.act('SetTaskBehaviour', { projectId, blockUnfinishedPredecessors: false, blockTasksOfOthers: true })
    const item = { itemId: fresh(), description: 'Calhas', assigneeId: null, startOn: null, endOn: null }
    const acts = [
      ['ChangeTask', { projectId, taskId, progress: 10 }],
      ['MoveTask', { projectId, taskId, stepId: doing, beforeTaskId: null }],
      ['AddChecklistItem', { projectId, taskId, ...item }],
      ['DeleteTask', { projectId, taskId }],
    ] as const
    for (const [type, data] of acts) expect(codeOf(await caio.attempt(type, data)), type).toBe('409 task.ofAnother')
    for (const [type, data] of acts.slice(0, 3)) expect(codeOf(await bia.attempt(type, data)), type).toBe('200')
    expect(codeOf(await ana.attempt('DeleteTask', { projectId, taskId }))).toBe('200')
  })
})
