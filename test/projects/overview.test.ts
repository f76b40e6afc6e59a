import type { Answer, QueryName } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { anApprover, askedDocument } from '../documents/askedDocument'
import { anArea } from '../given/anArea'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const dayMs = 86_400_000
const clock = { time: new Date('2026-03-02T12:00:00Z'), now: () => clock.time }
const theWorld = await world({}, clock)
const { founder, colleague, project } = theWorld
const pass = (ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms)
}

describe('What begins or ends next in a project', () => {
  const period = { today: '2026-03-02', until: '2026-03-15' }

  it('TSK-03 comes in the order of its days, without what is finished, late, or begins later', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const add = async (title: string, startOn: string, endOn: string, progress = 0) => {
      const taskId = fresh()
      await ana.act('AddTask', { projectId, taskId, stepId, title, startOn, endOn, assigneeId: ana.userId })
      if (progress > 0) await ana.act('ChangeTask', { projectId, taskId, progress })
      return taskId
    }
    await add('Late', '2026-02-02', '2026-02-27')
    await add('Done', '2026-03-02', '2026-03-03', 100)
    await add('Long', '2026-03-13', '2026-05-29')
    await add('Short', '2026-03-03', '2026-03-04')
    await add('Begun early', '2026-03-04', '2026-03-06', 20)
    await add('Ending', '2026-01-05', '2026-03-02')
    await add('Much later', '2026-03-16', '2026-03-20')
    await add('Begun', '2026-03-09', '2026-04-30', 20)
    const { items, total } = await ana.ask('upcomingTasks', { projectId, ...period })
    expect(items.map(({ title, happens, on }) => `${title} ${happens} ${on}`)).toEqual([
      'Ending ends 2026-03-02',
      'Short starts 2026-03-03',
      'Begun early ends 2026-03-06',
      'Long starts 2026-03-13',
    ])
    expect([total, items[0]?.assigneeName]).toEqual([4, 'Ana Souza'])
    const first = await ana.ask('upcomingTasks', { projectId, ...period, limit: 1 })
    expect([first.items.length, first.total]).toEqual([1, 4])
    const before = clock.time.toISOString()
    pass(60_000)
    await ana.act('DeleteTask', { projectId, taskId: first.items[0]?.taskId ?? '' })
    expect((await ana.ask('upcomingTasks', { projectId, ...period })).total).toBe(3)
    expect((await askedOf(ana, 'upcomingTasks', { projectId, ...period, asOf: before })).total).toBe(4)
  })

  it('TSK-03 is refused to who sees no tasks, and is not there for another organization', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { tasks: 'noAccess' })
    expect((await bia.inquire('upcomingTasks', { projectId, ...period })).status).toBe(403)
    expect((await (await founder()).inquire('upcomingTasks', { projectId, ...period })).status).toBe(404)
  })
})

describe('What waits for approval in a project', () => {
  it('DOC-04 names who is waited for, and begins with what waits for whoever asks', async () => {
    const ana = await founder()
    const [bia, caio] = [await anApprover(theWorld, ana), await anApprover(theWorld, ana)]
    const document = await askedDocument(theWorld, { author: ana, approvers: [bia, caio] })
    const { projectId, documentId } = document
    const before = clock.time.toISOString()
    pass(60_000)
    await document.approve(bia)
    const waiting = { documentId, title: 'Laudo de vistoria', approved: 1, asked: 2 }
    expect(await ana.ask('projectApprovals', { projectId })).toMatchObject({
      items: [{ ...waiting, isMine: false, waitingFor: [{ userId: caio.userId }] }],
      total: 1,
    })
    expect((await caio.ask('projectApprovals', { projectId })).items).toMatchObject([{ ...waiting, isMine: true }])
    const then = await askedOf(bia, 'projectApprovals', { projectId, asOf: before })
    expect(then.items).toMatchObject([{ approved: 0, isMine: true }])
    await document.approve(caio)
    expect(await ana.ask('projectApprovals', { projectId })).toEqual({ items: [], total: 0 })
  })

  it('DOC-04 is refused to who sees no documents, and is not there for another organization', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { documents: 'noAccess' })
    expect((await bia.inquire('projectApprovals', { projectId })).status).toBe(403)
    expect((await (await founder()).inquire('projectApprovals', { projectId })).status).toBe(404)
  })
})

describe('What changed in a project in a week', () => {
  it('AUD-01 is each record by what was done to it last, from the end of the day a week ago, also as of then', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const [oldId, digId, pourId] = [fresh(), fresh(), fresh()]
    const task = { projectId, stepId, startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', { ...task, taskId: oldId, title: 'Before' })
    const { counts, items } = await ana.ask('changesOfWeek', { projectId })
    expect(counts).toEqual([
      { kind: 'task', count: 1 },
      { kind: 'project', count: 1 },
    ])
    expect(items.map(({ kind, recordName }) => `${kind} ${recordName}`)[0]).toBe('TaskAdded Before')

    pass(8 * dayMs)
    await ana.signIn()
    await ana.act('AddTask', { ...task, taskId: digId, title: 'Dig' })
    await ana.act('AddTask', { ...task, taskId: pourId, title: 'Pour' })
    await ana.act('ChangeTask', { projectId, taskId: digId, hourCents: 777_123 })
    await ana.act('ChangeTask', { projectId, taskId: digId, title: 'Dig deep' })
    const before = clock.time.toISOString()
    pass(60_000)
    await ana.act('DeleteTask', { projectId, taskId: pourId })
    const week = await ana.ask('changesOfWeek', { projectId })
    expect(week.counts).toEqual([{ kind: 'task', count: 2 }])
    expect(week.items).toMatchObject([
      { kind: 'TaskDeleted', state: 'deleted', recordName: 'Pour', actor: { name: 'Ana Souza' }, changes: [] },
      { kind: 'TaskRenamed', state: 'changed', recordName: 'Dig deep', place: { kind: 'task' }, changes: [] },
    ])
    expect([week.isWhole, week.from, week.to]).toEqual([true, dayOf(-7), dayOf(0)])
    expect(JSON.stringify(week)).not.toContain('777123')
    const then = await askedOf(ana, 'changesOfWeek', { projectId, asOf: before })
    expect(then.items.map(({ kind }) => kind)).toEqual(['TaskRenamed', 'TaskAdded'])
    expect((await ana.ask('changesOfWeek', { projectId, limit: 1 })).items).toHaveLength(1)
  })

  it('AUD-01 tells of each task what was given to several at once, and what became of a step', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    for (const title of ['Dig', 'Pour', 'Cure'])
      await ana.act('AddTask', {
        projectId,
        stepId,
        taskId: fresh(),
        title,
        startOn: '2026-03-02',
        endOn: '2026-03-06',
      })
    pass(8 * dayMs)
    await ana.signIn()
    const way = { projectId, way: 'move', planStartOn: '2026-05-04' } as const
    const { digest } = await ana.ask('planMoves', { ...way, today: '2026-03-10' })
    await ana.act('ReschedulePlan', { ...way, taskIds: null, digest: digest ?? '' })
    const { steps } = await ana.ask('board', { projectId })
    await ana.act('RemoveStep', { projectId, stepId: steps.at(-2)?.stepId ?? '' })
    const { counts, items } = await ana.ask('changesOfWeek', { projectId })
    expect(counts).toEqual(
      expect.arrayContaining([
        { kind: 'task', count: 3 },
        { kind: 'step', count: 1 },
      ]),
    )
    expect(items.find(({ kind }) => kind === 'TasksRescheduled')).toMatchObject({ place: null })
  })

  it('AUD-01 begins where the day a week ago ended, and ends with the day that is shown', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const add = (title: string) =>
      ana.act('AddTask', { projectId, stepId, taskId: fresh(), title, startOn: '2026-03-02', endOn: '2026-03-06' })
    const sinceMidnight = (clock.time.getTime() - 3 * 3_600_000) % dayMs
    pass(dayMs - sinceMidnight - 60_000)
    await ana.signIn()
    await add('Before midnight')
    pass(120_000)
    await add('After midnight')
    pass(6 * dayMs)
    await ana.signIn()
    const titlesOf = async (asOf?: string) =>
      (await askedOf(ana, 'changesOfWeek', { projectId, ...(asOf && { asOf }) })).items.map(
        ({ recordName }) => recordName,
      )
    const then = clock.time.toISOString()
    expect(await titlesOf()).toEqual(['After midnight'])
    pass(dayMs)
    await ana.signIn()
    await add('A day later')
    expect(await titlesOf(then)).toEqual(['After midnight'])
  })

  it('is no view of the log', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const viewId = fresh()
    const filters = { personId: null, recordId: null, kinds: [], withoutViews: false, from: null, to: null }
    await ana.ask('changesOfWeek', { projectId })
    await ana.act('ViewProjectActionLog', { projectId, viewId, filters })
    const log = await ana.ask('actionLog', { viewId })
    expect(log.items.filter(({ kind }) => kind === 'ActionLogViewed')).toHaveLength(1)
  })

  it('ORG-09 leaves out what is closed to whoever asks, said of it and attached to it too, for the past as well', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const [taskId, entryId, areaId] = [fresh(), fresh(), fresh()]
    await ana.act('AddTask', { projectId, taskId, stepId, title: 'Dig', startOn: '2026-03-02', endOn: '2026-03-06' })
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 777_123) })
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Neighbours' })
    await ana.act('AddCard', { projectId, areaId, cardId: fresh(), title: 'Street closed' })
    await ana.act('CreateDocument', { projectId, documentId: fresh(), title: 'Report', number: null, copyFrom: null })
    const say = { projectId, content: [{ text: 'Look' }] }
    await ana.act('AddComment', { ...say, target: { kind: 'entry', id: entryId }, commentId: fresh() })
    await ana.act('AddComment', { ...say, target: { kind: 'task', id: taskId }, commentId: fresh() })
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const weekOf = async (asOf?: string) => {
      const { items, counts } = await askedOf(bia, 'changesOfWeek', { projectId, ...(asOf && { asOf }) })
      return [items.map(({ recordName }) => recordName), counts.map(({ kind }) => kind).sort()]
    }
    const all = ['Cimento', 'Report', 'Street closed', 'Dig']
    expect((await weekOf())[0]).toEqual(expect.arrayContaining(all))
    const closed = { finance: 'noAccess', documents: 'noAccess', canvas: 'noAccess', actionLog: 'noAccess' } as const
    await giveRights(ana, bia, closed)
    for (const asOf of [undefined, clock.time.toISOString()]) {
      const [names, kinds] = await weekOf(asOf)
      expect(all.filter((name) => names?.includes(name))).toEqual(['Dig'])
      expect(kinds).toEqual(['project', 'task', 'user'])
    }
    const kindsSeen = async () => (await askedOf(bia, 'changesOfWeek', { projectId })).items.map(({ kind }) => kind)
    expect(await kindsSeen()).toContain('CommentAdded')
    await giveRights(ana, bia, { ...closed, discussion: 'noAccess' })
    expect(await kindsSeen()).toContain('TaskAdded')
    expect(await kindsSeen()).not.toContain('CommentAdded')
    await giveRights(ana, bia, { projects: 'noAccess' })
    expect((await bia.inquire('changesOfWeek', { projectId })).status).toBe(403)
    expect((await (await founder()).inquire('changesOfWeek', { projectId })).status).toBe(404)
  })
})

/** What is answered of an instant in the past, or of now. */
const askedOf = async <Name extends QueryName>(by: Person, name: Name, input: Record<string, unknown>) =>
  (await by.inquire(name, input)).body as unknown as Answer<Name>

/** The day that it is in Brasília so many days from now. */
const dayOf = (days: number) => new Date(clock.time.getTime() + days * dayMs - 3 * 3_600_000).toISOString().slice(0, 10)
