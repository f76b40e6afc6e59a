import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const dates = { startOn: '2026-03-02', endOn: '2026-03-10' }

/** A project of so many tasks in its first step. */
async function projectOf(ana: Person, count: number) {
  const projectId = await theWorld.project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const [first, second] = steps.map(({ stepId }) => stepId)
  const taskIds = Array.from({ length: count }, () => fresh())
  for (const [nth, taskId] of taskIds.entries())
    await ana.act('AddTask', { projectId, taskId, stepId: first ?? '', title: `Tarefa ${nth}`, ...dates })
  return { projectId, taskIds, second: second ?? '' }
}

/** What an attempt is answered, and what it recorded besides a denial. */
async function attempted(person: Person, data: object) {
  const before = await log.head()
  const { status, body } = await person.attempt('ChangeTasks', data)
  const recorded = (await log.since(before)).map(({ type }) => type).filter((type) => type !== 'AccessDenied')
  return { answer: `${status} ${body.code ?? ''}`.trim(), body, recorded }
}

describe('Several tasks that change at once', () => {
  it('TSK-05 are recorded as one action, as many as may be', async () => {
    const ana = await theWorld.founder()
    const { projectId, taskIds, second } = await projectOf(ana, mostTasksAtOnce)
    const id = fresh()
    const data = { projectId, taskIds, stepId: second, priority: 'high' as const }
    await ana.act('ChangeTasks', data, id)
    const { tasks } = await ana.ask('board', { projectId })
    expect(tasks.every(({ stepId, priority }) => stepId === second && priority === 'high')).toBe(true)
    expect(tasks.map(({ taskId }) => taskId)).toEqual(taskIds)
    const before = await log.head()
    await ana.act('ChangeTasks', data, id)
    expect(await log.head()).toBe(before)
    expect((await attempted(ana, { ...data, taskIds: [...taskIds, fresh()] })).answer).toBe('422 fields.invalid')
    expect((await attempted(ana, { ...data, taskIds: [taskIds[0], taskIds[0]] })).answer).toBe('422 fields.invalid')
    expect((await attempted(ana, { projectId, taskIds: taskIds.slice(0, 1) })).body.fields).toEqual([
      { path: '', code: 'tasks.nothingToSet' },
    ])
  })

  it('TSK-05 are put back by one undo, each to what it was', async () => {
    const ana = await theWorld.founder()
    const { projectId, taskIds, second } = await projectOf(ana, 3)
    await ana.act('ChangeTask', { projectId, taskId: taskIds[1] ?? '', priority: 'low' })
    const board = () => ana.ask('board', { projectId })
    const before = (await board()).tasks
    const [actionId, undoId] = [fresh(), fresh()]
    await ana.act('ChangeTasks', { projectId, taskIds, stepId: second, priority: 'high', progress: 40 }, actionId)
    const changed = (await board()).tasks
    expect(changed).not.toEqual(before)
    await ana.act('UndoPlanAction', { projectId, actionId }, undoId)
    expect((await board()).tasks).toEqual(before)
    await ana.act('UndoPlanAction', { projectId, actionId: undoId })
    expect((await board()).tasks).toEqual(changed)
  })

  it('TSK-05 TSK-02 take their ends along past holidays of the project, and go back in one step', async () => {
    const ana = await theWorld.founder()
    const { projectId, taskIds } = await projectOf(ana, 2)
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2026-03-16', description: 'Padroeira' })
    const days = async () => (await ana.ask('board', { projectId })).tasks.map(({ startOn, endOn }) => [startOn, endOn])
    const actionId = fresh()
    await ana.act('ChangeTasks', { projectId, taskIds, startOn: '2026-03-12' }, actionId)
    expect(await days()).toEqual(Array(2).fill(['2026-03-12', '2026-03-23']))
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect(await days()).toEqual(Array(2).fill([dates.startOn, dates.endOn]))
  })

  it('TSK-05 are all refused where one is, and the answer names it with its reason', async () => {
    const ana = await theWorld.founder()
    const { projectId, taskIds } = await projectOf(ana, 3)
    const [first = '', second = ''] = taskIds
    await ana.act('ChangeTask', { projectId, taskId: second, startOn: '2026-03-09' })
    const { answer, body, recorded } = await attempted(ana, { projectId, taskIds, endOn: '2026-03-05' })
    expect([answer, recorded]).toEqual(['409 tasks.refused', []])
    expect(body.details).toEqual({
      tasks: [{ taskId: second, title: 'Tarefa 1', code: 'task.endBeforeStart', details: {} }],
      refused: 1,
      of: 3,
    })
    await ana.act('DeleteTask', { projectId, taskId: first })
    const gone = await attempted(ana, { projectId, taskIds, progress: 10 })
    expect([gone.answer, gone.body.details, gone.recorded]).toEqual(['404 task.unknown', { taskIds: [first] }, []])
  })

  it('TSK-11 ORG-09 are changed by nobody who may not edit each of them', async () => {
    const ana = await theWorld.founder()
    const { projectId, taskIds } = await projectOf(ana, 2)
    const bia = await theWorld.colleague(ana)
    const data = { projectId, taskIds, progress: 10 }
    expect(await attempted(bia, data)).toMatchObject({ answer: '404 resource.unknown', recorded: [] })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    expect(await attempted(bia, data)).toMatchObject({ answer: '403 access.noPermission', recorded: [] })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await ana.act('SetTaskBehaviour', { projectId, blockUnfinishedPredecessors: false, blockTasksOfOthers: true })
    await ana.act('ChangeTask', { projectId, taskId: taskIds[1] ?? '', assigneeId: ana.userId })
    const { answer, body, recorded } = await attempted(bia, data)
    expect([answer, recorded]).toEqual(['409 tasks.refused', []])
    expect(body.details?.tasks).toEqual([
      { taskId: taskIds[1], title: 'Tarefa 1', code: 'task.ofAnother', details: {} },
    ])
  })

  it('ORG-09 are of one organization and one project: nothing is recorded, nor is anything told of the others', async () => {
    const ana = await theWorld.founder()
    const stranger = await theWorld.founder()
    const { projectId, taskIds } = await projectOf(ana, 1)
    for (const elsewhere of [await projectOf(stranger, 1), await projectOf(ana, 1)]) {
      const data = { projectId, taskIds: [...taskIds, ...elsewhere.taskIds], progress: 10 }
      const { answer, body, recorded } = await attempted(ana, data)
      expect([answer, body.details]).toEqual(['404 task.unknown', { taskIds: elsewhere.taskIds }])
      expect(recorded).toEqual([])
    }
  })
})
