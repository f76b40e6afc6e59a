import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const { founder, project } = await world()
const days = { startOn: '2026-03-02', endOn: '2026-03-06' }
const today = '2026-03-10'

/** A project with one task at 40 %, and what each answer counts of it. */
async function scene() {
  const ana = await founder()
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const [open, done] = [false, true].map((wanted) => steps.find(({ finishes }) => finishes === wanted)?.stepId ?? '')
  const [taskId, baselineId] = [fresh(), fresh()]
  await ana.act('SaveBaseline', { projectId, baselineId, name: 'Vazia', asOfOn: null })
  await ana.act('AddTask', { projectId, stepId: open ?? '', taskId, title: 'Escavar', ...days, progress: 40 })
  const move = (stepId = open ?? '') => ana.act('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
  const counted = async (asOf?: string) => {
    const past = asOf ? { asOf } : {}
    const answer = async <Name extends 'board' | 'task' | 'tasks' | 'wbs' | 'baselineComparison' | 'project'>(
      name: Name,
      input: object,
    ) => (await ana.inquire(name, { projectId, ...input, ...past } as never)).body as unknown as Answer<Name>
    const [board, wbs] = [await answer('board', {}), await answer('wbs', {})]
    const list = await answer('tasks', { scope: 'all', today, sort: 'progress' })
    const compared = await answer('baselineComparison', { baselineId })
    return [
      board.tasks[0]?.progress,
      list.items[0]?.progress,
      (await answer('task', { taskId })).progress,
      wbs.rows.at(-1)?.progress,
      wbs.whole.progress,
      compared.items[0]?.after?.progress,
      (await answer('project', {})).progress,
    ]
  }
  const reported = async () => (await ana.ask('task', { projectId, taskId })).reportedProgress
  return { ana, projectId, taskId, open: open ?? '', done: done ?? '', move, counted, reported }
}

describe('TSK-07 What a task counts as done', () => {
  it('TSK-07 is all of it in every answer once its step finishes it, and what was reported when it is reopened', async () => {
    const { ana, projectId, taskId, done, move, counted, reported } = await scene()
    expect(new Set(await counted())).toEqual(new Set([40]))
    expect(await reported()).toBeUndefined()
    const open = await momentBetween()
    await move(done)
    expect(new Set(await counted())).toEqual(new Set([100]))
    expect(await reported()).toBe(40)
    expect(new Set(await counted(open))).toEqual(new Set([40]))
    await ana.act('ChangeTask', { projectId, taskId, progress: 60 })
    expect(new Set(await counted())).toEqual(new Set([100]))
    await move()
    expect(new Set(await counted())).toEqual(new Set([60]))
    expect(await reported()).toBeUndefined()
  })

  it('TSK-07 is all of it where its step comes to finish tasks, also for whoever follows the board by changes', async () => {
    const { ana, projectId, open, counted } = await scene()
    const held = await ana.inquire('board', { projectId })
    const { position, edition } = JSON.parse(held.headers.get('Standing') ?? '{}')
    await ana.act('ChangeStep', { projectId, stepId: open, finishes: true })
    expect(new Set(await counted())).toEqual(new Set([100]))
    const changes = (await ana.inquire('board', { projectId, since: position, edition }))
      .body as unknown as Answer<'board'>
    expect(changes.changed?.since).toBe(position)
    expect(changes.tasks.map(({ progress, reportedProgress }) => [progress, reportedProgress])).toEqual([[100, 40]])
  })

  it('TSK-07 is 100 % together only where all is done, and says what tasks weigh by', async () => {
    const { ana, projectId, open, done, counted } = await scene()
    const more = (title: string, stepId: string, fields: object) =>
      ana.act('AddTask', { projectId, taskId: fresh(), title, stepId, ...days, ...fields })
    await more('Concretar', done, { endOn: '2026-12-30' })
    await Promise.all(Array.from({ length: 8 }, (_, n) => more(`Curar ${n}`, done, {})))
    const { whole } = await ana.ask('wbs', { projectId })
    expect(whole).toMatchObject({ progress: 99, weighedBy: 'workingDays', taskCount: 10 })
    expect((await counted()).at(-1)).toBe(94)
    await ana.act('ChangeTasks', {
      projectId,
      taskIds: (await ana.ask('board', { projectId })).tasks.map(({ taskId }) => taskId),
      stepId: done,
    })
    expect((await ana.ask('wbs', { projectId })).whole.progress).toBe(100)
    expect((await counted()).at(-1)).toBe(100)
    expect(open).not.toBe(done)
  })
})

describe('TSK-07 What is overdue', () => {
  it('TSK-07 GAN-09 is what the list shows as delayed, on each day, and nothing else', async () => {
    const { ana, projectId, open } = await scene()
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2026-03-10', description: 'Padroeira' })
    const ends = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10', '2026-03-11']
    for (const endOn of ends)
      await ana.act('AddTask', { projectId, stepId: open, taskId: fresh(), title: endOn, startOn: '2026-03-02', endOn })
    for (let day = 5; day < 15; day++) {
      const on = { scope: 'all' as const, projectId, today: `2026-03-${String(day).padStart(2, '0')}` }
      const standing = (await ana.ask('tasks', on)).items.filter((task) => task.standing === 'delayed')
      const overdue = (await ana.ask('tasks', { ...on, state: 'overdue' })).items
      expect(
        overdue.map(({ title }) => title),
        on.today,
      ).toEqual(standing.map(({ title }) => title))
    }
    const saturday = { scope: 'all' as const, projectId, state: 'overdue' as const, today: '2026-03-07' }
    expect((await ana.ask('tasks', saturday)).items.map(({ title }) => title)).toEqual(['2026-03-05'])
    expect((await ana.ask('tasks', { ...saturday, standing: ['onTime'] })).total).toBe(0)
  })
})
