import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const log = loggedEvents(theWorld.databaseUrl)
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()

/** A project with its five default steps, and short ways to act in it. */
async function board() {
  const ana = await founder()
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const [todo = '', doing = '', queue = '', verify = '', done = ''] = steps.map(({ stepId }) => stepId)
  const add = async (title: string, changes: object = {}, stepId = todo) => {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates, ...changes })
    return taskId
  }
  return {
    ana,
    projectId,
    todo,
    doing,
    queue,
    verify,
    done,
    add,
    change: (taskId: string, fields: object, who = ana) => who.attempt('ChangeTask', { projectId, taskId, ...fields }),
    move: (taskId: string, stepId: string, beforeTaskId: string | null = null) =>
      ana.attempt('MoveTask', { projectId, taskId, stepId, beforeTaskId }),
    task: (taskId: string) => ana.ask('task', { projectId, taskId }),
    titlesIn: async (stepId: string) =>
      (await ana.ask('board', { projectId })).tasks.filter((task) => task.stepId === stepId).map(({ title }) => title),
    stepNames: async () => (await ana.ask('board', { projectId })).steps.map(({ name }) => name),
  }
}

describe('A task', () => {
  it('TSK-01 TSK-10 keeps every field, when it is added and when it is changed', async () => {
    const { ana, projectId, todo, add, change, task } = await board()
    const tagId = fresh()
    await ana.act('AddTag', { projectId, tagId, description: 'Obra', textColour: '#ffffff', colour: '#335577' })
    const before = await add('Sondar')
    const fields = {
      description: 'Sapata\n e vigas',
      baselineStartOn: '2026-03-01',
      baselineEndOn: '2026-03-05',
      timeOfDay: '07:30',
      priority: 'high' as const,
      assigneeId: ana.userId,
      tagIds: [tagId],
      deliveryGroup: 'Fundação',
      requirements: ['NBR 6122', 'Alvará'],
      progress: 35,
      estimatedMinutes: 960,
      realizedMinutes: 480,
      hourCents: 12_550,
      colour: '#aabbcc',
      occurrence: 'weekly' as const,
      customFields: [{ name: 'Fornecedor', value: 'Concreteira Ltda.' }],
    }
    const taskId = await add('Fundação', { ...fields, predecessorIds: [before] })
    const whole = { ...fields, ...dates, projectId, taskId, stepId: todo, title: 'Fundação', createdBy: 'Ana Souza' }
    const predecessors = [{ taskId: before, title: 'Sondar', finished: false }]
    expect(await task(taskId)).toMatchObject({ ...whole, predecessors })

    const changed = {
      title: 'Fundações',
      description: '',
      startOn: '2026-04-01',
      endOn: '2026-04-30',
      baselineStartOn: null,
      baselineEndOn: null,
      timeOfDay: null,
      priority: 'low' as const,
      assigneeId: null,
      tagIds: [],
      deliveryGroup: null,
      requirements: [],
      progress: 100,
      estimatedMinutes: null,
      realizedMinutes: 0,
      hourCents: null,
      colour: null,
      occurrence: 'once' as const,
      customFields: [],
    }
    expect(codeOf(await change(taskId, { ...changed, predecessorIds: [] }))).toBe('200')
    expect(await task(taskId)).toMatchObject({ ...changed, predecessors: [] })
  })

  it('SET-04 wears its tags, each with the colours that were chosen for it', async () => {
    const { ana, projectId, add } = await board()
    const tag = { tagId: fresh(), description: 'Obra', textColour: '#ffffff', colour: '#335577' }
    await ana.act('AddTag', { projectId, ...tag })
    await add('Sondar', { tagIds: [tag.tagId] })
    const { tags, tasks } = await ana.ask('board', { projectId })
    expect(tags).toEqual([{ ...tag, inUse: true }])
    expect(tasks).toMatchObject([{ title: 'Sondar', tagIds: [tag.tagId] }])
  })

  it.each([
    [{ title: ' ' }, '422 fields.invalid'],
    [{ stepId: undefined }, '422 fields.invalid'],
    [{ startOn: undefined }, '422 fields.invalid'],
    [{ endOn: '2026-02-30' }, '422 fields.invalid'],
    [{ endOn: '2026-03-01' }, '409 task.endBeforeStart'],
    [{ baselineStartOn: '2026-03-06', baselineEndOn: '2026-03-05' }, '409 task.endBeforeStart'],
    [{ stepId: '00000000-0000-4000-8000-000000000000' }, '404 step.unknown'],
  ])('TSK-02 is refused with %j', async (wrong, code) => {
    const { ana, projectId, todo } = await board()
    const data = { projectId, taskId: fresh(), stepId: todo, title: 'Muro', ...dates, ...wrong }
    expect(codeOf(await ana.attempt('AddTask', data))).toBe(code)
  })

  it.each([
    [{ progress: 101 }, '422 fields.invalid'],
    [{ progress: -1 }, '422 fields.invalid'],
    [{ progress: 0.5 }, '422 fields.invalid'],
    [{ priority: 'urgent' }, '422 fields.invalid'],
    [{ hourCents: 10.5 }, '422 fields.invalid'],
    [{ estimatedMinutes: -1 }, '422 fields.invalid'],
    [{ endOn: '2026-03-01' }, '409 task.endBeforeStart'],
    [{ tagIds: ['00000000-0000-4000-8000-000000000000'] }, '404 task.tagUnknown'],
    [{ assigneeId: '00000000-0000-4000-8000-000000000000' }, '404 task.assigneeUnknown'],
    [{ predecessorIds: ['00000000-0000-4000-8000-000000000000'] }, '404 task.predecessorUnknown'],
  ])('TSK-10 TSK-02 may not be changed to %j', async (wrong, code) => {
    const { add, change, task } = await board()
    const taskId = await add('Muro')
    const before = await task(taskId)
    expect(codeOf(await change(taskId, wrong))).toBe(code)
    expect(await task(taskId)).toEqual(before)
  })

  it('TSK-10 waits for no task that waits for it, over however many between', async () => {
    const { add, change, task } = await board()
    const a = await add('A')
    const b = await add('B', { predecessorIds: [a] })
    const c = await add('C', { predecessorIds: [b] })
    expect(codeOf(await change(a, { predecessorIds: [a] }))).toBe('409 task.predecessorItself')
    expect(codeOf(await change(a, { predecessorIds: [c] }))).toBe('409 task.predecessorCycle')
    expect((await task(a)).predecessors).toEqual([])
  })

  it('TSK-10 leaves nobody waiting for it when it is deleted', async () => {
    const { ana, projectId, add, task } = await board()
    const a = await add('A')
    const b = await add('B', { predecessorIds: [a] })
    await ana.act('DeleteTask', { projectId, taskId: a })
    expect((await task(b)).predecessors).toEqual([])
    expect((await ana.inquire('task', { projectId, taskId: a })).status).toBe(404)
  })

  it('TSK-11 API-10 is not for stakeholders to change, and they are told so', async () => {
    const { ana, projectId, todo, add, change } = await board()
    const bia = await colleague(ana)
    const taskId = await add('Muro')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    expect((await bia.ask('task', { projectId, taskId })).title).toBe('Muro')
    const refusals = [
      await change(taskId, { progress: 10 }, bia),
      await bia.attempt('AddTask', { projectId, taskId: fresh(), stepId: todo, title: 'Meu', ...dates }),
      await bia.attempt('DeleteTask', { projectId, taskId }),
      await bia.attempt('MoveTask', { projectId, taskId, stepId: todo, beforeTaskId: null }),
    ]
    expect(refusals.map(codeOf)).toEqual(Array(4).fill('403 access.noPermission'))
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect(codeOf(await change(taskId, { progress: 10 }, bia))).toBe('200')
  })

  it('COM-02 tells its history: what changed, by whom, before and after, in the names of that time', async () => {
    const { ana, projectId, todo, doing, add, change, move } = await board()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const taskId = await add('Laje')
    await move(taskId, doing)
    await change(taskId, { endOn: '2026-03-09', priority: 'high', progress: 50, deliveryGroup: 'Estrutura' }, bia)
    await change(taskId, { assigneeId: bia.userId, estimatedMinutes: 60 })
    await ana.act('ChangeStep', { projectId, stepId: doing, name: 'Fazendo' })
    const { items } = await ana.ask('taskHistory', { projectId, taskId })
    expect(items.map(({ kind }) => kind)).toEqual([
      'TaskEffortEstimated',
      'TaskAssigned',
      'TaskProgressReported',
      'TaskDeliveryGroupChanged',
      'TaskPrioritized',
      'TaskRescheduled',
      'TaskMoved',
      'TaskAdded',
    ])
    const historyOf = (kind: string) => items.find((item) => item.kind === kind)
    expect(historyOf('TaskMoved')).toMatchObject({ actor: { userId: ana.userId, name: 'Ana Souza' }, projectId })
    expect(historyOf('TaskMoved')?.changes).toContainEqual({
      field: 'stepId',
      before: { value: todo, names: { [todo]: 'A fazer' } },
      after: { value: doing, names: { [doing]: 'Em andamento' } },
    })
    expect(historyOf('TaskRescheduled')?.actor.name).toBe('Bia Rocha')
    expect(historyOf('TaskRescheduled')?.changes).toContainEqual({
      field: 'endOn',
      before: { value: '2026-03-06', names: {} },
      after: { value: '2026-03-09', names: {} },
    })
    expect(historyOf('TaskAssigned')?.changes).toContainEqual({
      field: 'assigneeId',
      before: { value: null, names: {} },
      after: { value: bia.userId, names: { [bia.userId]: 'Bia Rocha' } },
    })
  })

  it('COM-02 tells in its history what an hour of it cost before and after, in the currency of the project', async () => {
    const { ana, projectId, add, change } = await board()
    const taskId = await add('Laje')
    await change(taskId, { hourCents: 12_050 })
    await change(taskId, { hourCents: 13_000 })
    const { items } = await ana.ask('taskHistory', { projectId, taskId })
    const values = items.filter(({ kind }) => kind === 'TaskHourValueSet')
    expect(values.map(({ currency }) => currency)).toEqual(['BRL', 'BRL'])
    expect(values.map(({ changes }) => changes.find(({ field }) => field === 'hourCents'))).toEqual([
      { field: 'hourCents', before: { value: 12_050, names: {} }, after: { value: 13_000, names: {} } },
      { field: 'hourCents', before: { value: null, names: {} }, after: { value: 12_050, names: {} } },
    ])
  })
})

describe('A checklist', () => {
  it('TSK-06 has items to be done within the task’s deadline, none of them twice', async () => {
    const { ana, projectId, add, change, task } = await board()
    const taskId = await add('Laje')
    const nothing = { assigneeId: null, startOn: null, endOn: null }
    const item = (description: string, changes: object = {}, itemId = fresh()) =>
      ana.attempt('AddChecklistItem', { projectId, taskId, itemId, description, ...nothing, ...changes })
    const itemId = fresh()
    expect(codeOf(await item('Escorar', { startOn: '2026-03-02', endOn: '2026-03-03' }, itemId))).toBe('200')
    expect(codeOf(await item(''))).toBe('422 fields.invalid')
    expect(codeOf(await item(' ESCORAR '))).toBe('409 checklist.itemRepeated')
    expect(codeOf(await item('Antes', { startOn: '2026-03-01' }))).toBe('409 checklist.outsideDeadline')
    expect(codeOf(await item('Depois', { endOn: '2026-03-07' }))).toBe('409 checklist.outsideDeadline')
    expect(codeOf(await item('Torto', { startOn: '2026-03-05', endOn: '2026-03-04' }))).toBe(
      '409 checklist.endBeforeStart',
    )
    expect(codeOf(await change(taskId, { startOn: '2026-03-03' }))).toBe('409 checklist.outsideDeadline')

    await ana.act('TickChecklistItem', { projectId, taskId, itemId, done: true })
    await item('Armar')
    const read = await task(taskId)
    expect(read.checklist.map(({ description, done }) => [description, done])).toEqual([
      ['Escorar', true],
      ['Armar', false],
    ])
    expect([read.checklistDone, read.checklistCount]).toEqual([1, 2])
    await ana.act('TickChecklistItem', { projectId, taskId, itemId, done: false })
    await ana.act('ChangeChecklistItem', { projectId, taskId, itemId, description: 'Escorar a laje' })
    expect((await task(taskId)).checklist[0]).toMatchObject({ description: 'Escorar a laje', done: false })
    await ana.act('RemoveChecklistItem', { projectId, taskId, itemId })
    expect((await task(taskId)).checklist).toHaveLength(1)
  })
})

describe('A board', () => {
  it('KAN-02 has steps of their own name, with a limit and a description', async () => {
    const { ana, projectId, doing, stepNames } = await board()
    const add = (changes: object) =>
      ana.attempt('AddStep', {
        projectId,
        stepId: fresh(),
        name: 'Vistoria',
        description: 'Com o fiscal',
        taskLimit: 3,
        finishes: false,
        ...changes,
      })
    expect(codeOf(await add({}))).toBe('200')
    expect(codeOf(await add({ name: ' VISTORIA ' }))).toBe('409 step.nameTaken')
    expect(codeOf(await add({ name: '' }))).toBe('422 fields.invalid')
    expect(codeOf(await add({ name: 'Zero', taskLimit: 0 }))).toBe('422 fields.invalid')
    const rename = (name: string) => ana.attempt('ChangeStep', { projectId, stepId: doing, name })
    expect(codeOf(await rename('vistoria'))).toBe('409 step.nameTaken')
    expect(codeOf(await rename('Executando'))).toBe('200')
    expect((await ana.ask('board', { projectId })).steps.at(-1)).toMatchObject({
      name: 'Vistoria',
      description: 'Com o fiscal',
      taskLimit: 3,
      finishes: false,
    })
    expect(await stepNames()).toContain('Executando')
  })

  it('KAN-02 lets its steps be put in another order', async () => {
    const { ana, projectId, todo, done, stepNames } = await board()
    const before = await stepNames()
    await ana.act('MoveStep', { projectId, stepId: done, beforeStepId: todo })
    expect(await stepNames()).toEqual([before.at(-1), ...before.slice(0, -1)])
    await ana.act('MoveStep', { projectId, stepId: done, beforeStepId: null })
    expect(await stepNames()).toEqual(before)
  })

  it('KAN-03 keeps a step that holds tasks, and its last one', async () => {
    const { ana, projectId, todo, doing, queue, verify, done, add, move } = await board()
    const taskId = await add('Muro')
    const remove = (stepId: string) => ana.attempt('RemoveStep', { projectId, stepId })
    const refused = await remove(todo)
    expect([codeOf(refused), refused.body.details]).toEqual(['409 step.holdsTasks', { step: 'A fazer', tasks: 1 }])
    await move(taskId, done)
    for (const stepId of [todo, doing, queue, verify]) expect(codeOf(await remove(stepId))).toBe('200')
    await ana.act('DeleteTask', { projectId, taskId })
    expect(codeOf(await remove(done))).toBe('409 step.lastOne')
  })

  it('KAN-04 takes a task quickly: with title, dates and assignee, 365 days long at most', async () => {
    const { ana, projectId, todo, task } = await board()
    const quick = (changes: object, taskId = fresh()) =>
      ana.attempt('QuickAddTask', {
        projectId,
        taskId,
        stepId: todo,
        title: 'Visita',
        ...dates,
        assigneeId: ana.userId,
        ...changes,
      })
    const taskId = fresh()
    expect(codeOf(await quick({}, taskId))).toBe('200')
    expect(await task(taskId)).toMatchObject({ title: 'Visita', ...dates, assigneeId: ana.userId, priority: 'none' })
    expect(codeOf(await quick({ startOn: '2026-01-01', endOn: '2027-01-01' }))).toBe('200')
    expect(codeOf(await quick({ startOn: '2026-01-01', endOn: '2027-01-02' }))).toBe('409 task.tooLong')
    expect(codeOf(await quick({ endOn: '2026-03-01' }))).toBe('409 task.endBeforeStart')
    expect(codeOf(await quick({ title: '' }))).toBe('422 fields.invalid')
    expect(codeOf(await quick({ priority: 'high' }))).toBe('422 fields.invalid')
  })

  it('KAN-06 moves tasks between steps and within one, to where they were put', async () => {
    const { ana, projectId, todo, doing, add, move, titlesIn } = await board()
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    expect(await titlesIn(todo)).toEqual(['A', 'B', 'C'])
    await move(c, todo, a)
    expect(await titlesIn(todo)).toEqual(['C', 'A', 'B'])
    await move(c, todo, b)
    expect(await titlesIn(todo)).toEqual(['A', 'C', 'B'])
    await move(a, todo)
    expect(await titlesIn(todo)).toEqual(['C', 'B', 'A'])
    await move(b, doing)
    await move(a, doing, b)
    expect([await titlesIn(todo), await titlesIn(doing)]).toEqual([['C'], ['A', 'B']])
    expect(codeOf(await move(c, doing, fresh()))).toBe('404 task.unknown')
    expect(codeOf(await move(a, doing, c))).toBe('404 task.unknown')
    expect([await titlesIn(todo), await titlesIn(doing)]).toEqual([['C'], ['A', 'B']])
    const before = await log.head()
    await ana.act('MoveTask', { projectId, taskId: a, stepId: doing, beforeTaskId: b })
    expect(await log.since(before)).toEqual([])
  })

  it('KAN-06 keeps one order for everyone, however many move at once', async () => {
    const { todo, add, move, titlesIn } = await board()
    const ids: string[] = []
    for (let n = 0; n < 10; n++) ids.push(await add(`T${n}`))
    const replies = await Promise.all(ids.map((taskId, n) => move(taskId, todo, ids[(n * 7 + 3) % 10] ?? null)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await titlesIn(todo)).sort()).toEqual(ids.map((_, n) => `T${n}`))
  })

  it('KAN-07 shows the limit of a step and holds to it', async () => {
    const { ana, projectId, todo, doing, add, move } = await board()
    const [a, b] = [await add('A'), await add('B')]
    await ana.act('ChangeStep', { projectId, stepId: doing, taskLimit: 1 })
    expect((await ana.ask('board', { projectId })).steps[1]?.taskLimit).toBe(1)
    expect(codeOf(await move(a, doing))).toBe('200')
    const full = await move(b, doing)
    expect([codeOf(full), full.body.details]).toEqual(['409 step.limitReached', { step: 'Em andamento', limit: 1 }])
    const task = { projectId, taskId: fresh(), stepId: doing, title: 'C', ...dates }
    expect(codeOf(await ana.attempt('AddTask', task))).toBe('409 step.limitReached')
    expect(codeOf(await ana.attempt('QuickAddTask', { ...task, assigneeId: null }))).toBe('409 step.limitReached')
    expect(codeOf(await move(a, doing))).toBe('200')
    const lower = await ana.attempt('ChangeStep', { projectId, stepId: todo, taskLimit: 1 })
    expect(codeOf(lower)).toBe('200')
    await ana.act('ChangeStep', { projectId, stepId: doing, taskLimit: null })
    expect(codeOf(await move(b, doing))).toBe('200')
    const below = await ana.attempt('ChangeStep', { projectId, stepId: doing, taskLimit: 1 })
    expect(codeOf(below)).toBe('409 step.limitBelowTasks')
  })

  it('KAN-07 takes exactly three of twenty tasks that are moved at once into a step for three', async () => {
    const { ana, projectId, doing, add, titlesIn } = await board()
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await ana.act('ChangeStep', { projectId, stepId: doing, taskLimit: 3 })
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push(await add(`T${n}`))
    const replies = await Promise.all(
      ids.map((taskId, n) =>
        (n % 2 ? ana : bia).attempt('MoveTask', { projectId, taskId, stepId: doing, beforeTaskId: null }),
      ),
    )
    expect(replies.map(codeOf).sort()).toEqual([...Array(3).fill('200'), ...Array(17).fill('409 step.limitReached')])
    await add('Depois de todas')
    expect(await titlesIn(doing)).toHaveLength(3)
  })
})

describe('Those who change the same at once', () => {
  it('KAN-06 lose no change, and whoever names an old version is told the current one', async () => {
    const { ana, add, projectId, task } = await board()
    const taskId = await add('Laje')
    const change = (fields: object, expectedVersion?: number) =>
      ana.attempt(
        'ChangeTask',
        { projectId, taskId, ...fields },
        expectedVersion === undefined ? {} : { expectedVersion },
      )
    const { version } = (await change({ progress: 1 })).body
    const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => change({ progress: n + 2 }, version)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version.conflict',
      details: { current: version + 1 },
    })
    const winner = replies.findIndex(({ status }) => status === 200)
    expect((await task(taskId)).progress).toBe(winner + 2)
  })
})
