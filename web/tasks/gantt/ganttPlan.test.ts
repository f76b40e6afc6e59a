import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { type GanttTask, ganttPlan } from './ganttPlan'

const workDays = { week: [true, true, true, true, true, false, false], holidays: [] }
const steps: Step[] = [
  { stepId: 'todo', name: 'To do', description: '', taskLimit: null, finishes: false, rank: 'a', lockedFields: [] },
  { stepId: 'done', name: 'Done', description: '', taskLimit: null, finishes: true, rank: 'b', lockedFields: [] },
]
const card = (taskId: string, startOn: string, endOn: string, more: Partial<TaskCard> = {}): TaskCard => ({
  taskId,
  startOn,
  endOn,
  number: 1,
  stepId: 'todo',
  rank: taskId,
  title: taskId.toUpperCase(),
  priority: 'none',
  assigneeId: null,
  tagIds: [],
  deliveryGroup: 'Works',
  progress: 0,
  checklistDone: 0,
  checklistCount: 0,
  ...more,
})
const after = (predecessorId: string, lag = 0) => ({ dependencies: [{ predecessorId, kind: 'FS' as const, lag }] })
const taskIn = (plan: ReturnType<typeof ganttPlan>, id: string) => plan.rows.find((row) => row.id === id) as GanttTask

/** What stands for the group `Works` in a chart. */
const works = 'group-3b-33-36-2z-37'

// 1 March 2027 is a Monday.
const dig = card('dig', '2027-03-01', '2027-03-05')
const pour = card('pour', '2027-03-08', '2027-03-10', after('dig'))

it('GAN-05 only tasks with a delivery group are drawn, and the others are counted', () => {
  const loose = card('loose', '2027-03-01', '2027-03-01', { deliveryGroup: null })
  const blank = card('blank', '2027-03-01', '2027-03-01', { deliveryGroup: '  ' })
  const plan = ganttPlan({ tasks: [dig, loose, blank, pour], steps }, workDays)
  expect(plan.rows.map(({ id }) => id)).toEqual([works, 'dig', 'pour'])
  expect(plan.leftOut.map(({ taskId }) => taskId)).toEqual(['loose', 'blank'])
})

it('GAN-05 a task that is not drawn still counts in the critical path', () => {
  const hidden = card('hidden', '2027-03-08', '2027-04-30', { deliveryGroup: null, ...after('dig') })
  const plan = ganttPlan({ tasks: [dig, pour, hidden], steps }, workDays)
  expect(taskIn(plan, 'dig').schedule?.isCritical).toBe(true)
  expect(taskIn(plan, 'pour').schedule?.isCritical).toBe(false)
})

it('GAN-08 a group lasts from the first day of its tasks to the last, and is done as far as their working days are', () => {
  const plan = ganttPlan({ tasks: [{ ...dig, progress: 100 }, pour], steps }, workDays)
  expect(plan.rows[0]).toMatchObject({ startOn: '2027-03-01', endOn: '2027-03-10', duration: 8, progress: 63 })
})

it('GAN-06 a link is drawn where both its tasks are, and says by how much it is not respected', () => {
  const early = card('early', '2027-03-09', '2027-03-12', after('pour', 1))
  const apart = card('apart', '2027-03-20', '2027-03-20', { deliveryGroup: '' })
  const late = card('late', '2027-03-22', '2027-03-22', after('apart'))
  const { links, rows } = ganttPlan({ tasks: [dig, pour, early, apart, late], steps }, workDays)
  expect(links.map(({ predecessorId, taskId, daysTooEarly }) => [predecessorId, taskId, daysTooEarly])).toEqual([
    ['dig', 'pour', 0],
    ['pour', 'early', 3],
  ])
  expect((rows.find(({ id }) => id === 'early') as GanttTask).daysTooEarly).toBe(3)
})

it('GAN-06 what is finished is not said to begin too early', () => {
  const done = card('done', '2027-03-02', '2027-03-03', { stepId: 'done', ...after('dig') })
  const plan = ganttPlan({ tasks: [dig, done], steps }, workDays)
  expect(taskIn(plan, 'done')).toMatchObject({ isFinished: true, daysTooEarly: 0 })
  expect(plan.links[0]?.daysTooEarly).toBe(0)
})

it('GAN-06 dependencies that go in a circle are named in their order, and the tasks are drawn by their dates', () => {
  const plan = ganttPlan({ tasks: [{ ...dig, ...after('pour') }, pour], steps }, workDays)
  expect(plan.schedule.cycle).toEqual(['dig', 'pour'])
  expect(taskIn(plan, 'dig')).toMatchObject({ duration: 5, schedule: undefined })
})

it('GAN-05 what the filters leave out is neither drawn nor counted as left out', () => {
  const plan = ganttPlan({ tasks: [dig, pour], steps }, workDays, { shown: [pour] })
  expect(plan.rows.map(({ id }) => id)).toEqual([works, 'pour'])
  expect(plan.leftOut).toEqual([])
})

it('GAN-01 an empty plan has no rows', () => {
  expect(ganttPlan({ tasks: [], steps }, workDays)).toMatchObject({ rows: [], links: [], leftOut: [] })
})

it('GAN-08 groups and tasks stand in the order of the work breakdown structure, with its codes', () => {
  const cards = [
    { cardId: 'site', title: 'Site', baseCardId: null },
    { cardId: 'works', title: 'Works', baseCardId: null },
    { cardId: 'pit', title: 'Pit', baseCardId: 'works' },
    { cardId: 'nothing', title: 'Nothing yet', baseCardId: 'works' },
  ]
  const inGroup = (taskId: string, deliveryGroup: string, startOn = '2027-03-01') =>
    card(taskId, startOn, '2027-03-19', { deliveryGroup })
  const tasks = [
    inGroup('paint', 'Art'),
    inGroup('permit', 'works', '2027-03-02'),
    inGroup('later', 'Pit', '2027-03-09'),
    inGroup('dig', ' PIT '),
    inGroup('fence', 'Site'),
  ]
  const { rows } = ganttPlan({ tasks, steps }, workDays, { cards })
  const outline = rows.map((row) => [row.code, row.id, row.kind === 'group' ? row.parentId : row.groupId])
  expect(outline).toEqual([
    ['1', 'group-site', null],
    ['1.1', 'fence', 'group-site'],
    ['2', 'group-works', null],
    ['2.1', 'group-pit', 'group-works'],
    ['2.1.1', 'dig', 'group-pit'],
    ['2.1.2', 'later', 'group-pit'],
    ['2.3', 'permit', 'group-works'],
    ['3', 'group-2p-36-38', null],
    ['3.1', 'paint', 'group-2p-36-38'],
  ])
  expect(rows[2]).toMatchObject({ name: 'Works', startOn: '2027-03-01', endOn: '2027-03-19' })
  const filtered = ganttPlan({ tasks, steps }, workDays, { cards, shown: tasks.slice(2, 3) })
  expect(filtered.rows.map(({ code }) => code)).toEqual(['2', '2.1', '2.1.2'])
})
