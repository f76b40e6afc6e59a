import { plainDependency } from '@prumo/contracts/tasks/dependency'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { expect, it } from 'vitest'
import { earlyTasks } from './earlyTasks'

const steps = [
  { stepId: 'todo', finishes: false },
  { stepId: 'done', finishes: true },
] as Step[]
const task = (taskId: string, startOn: string, endOn: string, more: Partial<TaskCard> = {}) =>
  ({ taskId, title: `Tarefa ${taskId}`, stepId: 'todo', progress: 0, startOn, endOn, ...more }) as TaskCard
const workTime = { ...defaultWorkWeek, holidays: [] }
// 2 March 2026 is a Monday.
const first = task('a', '2026-03-02', '2026-03-06')

it('GAN-09 a task that begins before its predecessor ends is so many working days too early', () => {
  const tasks = [first, task('b', '2026-03-04', '2026-03-10', { dependencies: [plainDependency('a')] })]
  expect([...earlyTasks(tasks, steps, workTime)]).toEqual([['b', [{ title: 'Tarefa a', days: 3 }]]])
  const holidays = [{ holidayId: 'h', holidayOn: '2026-03-05', description: 'Feriado' }]
  expect([...earlyTasks(tasks, steps, { ...workTime, holidays })]).toEqual([['b', [{ title: 'Tarefa a', days: 2 }]]])
})

it('GAN-09 a task that begins on the next working day is in time, and so is one that waits for what is gone', () => {
  const monday = task('b', '2026-03-09', '2026-03-10', { dependencies: ['a', 'gone'].map(plainDependency) })
  const saturday = task('c', '2026-03-07', '2026-03-10', { dependencies: [plainDependency('a')] })
  expect([...earlyTasks([first, monday, saturday], steps, workTime)]).toEqual([])
  const withSaturdays = { ...workTime, saturdayMinutes: 240 }
  expect([...earlyTasks([{ ...first, endOn: '2026-03-07' }, saturday], steps, withSaturdays)]).toEqual([
    ['c', [{ title: 'Tarefa a', days: 1 }]],
  ])
})

it('GAN-09 what is finished is not too early any more', () => {
  const early = { dependencies: [plainDependency('a')] }
  const tasks = [
    first,
    task('b', '2026-03-04', '2026-03-10', { ...early, progress: 100 }),
    task('c', '2026-03-04', '2026-03-10', { ...early, stepId: 'done' }),
  ]
  expect([...earlyTasks(tasks, steps, workTime)]).toEqual([])
})

it('GAN-06 GAN-09 a link of another kind, or with a lag, is named with what a task begins too early for', () => {
  const link = { predecessorId: 'a', kind: 'SS' as const, lag: 2 }
  const lagging = { predecessorId: 'a', kind: 'FS' as const, lag: 1 }
  const tasks = [
    first,
    task('b', '2026-03-03', '2026-03-10', { dependencies: [link] }),
    task('c', '2026-03-04', '2026-03-10', { dependencies: [link] }),
    task('d', '2026-03-09', '2026-03-10', { dependencies: [lagging] }),
    task('e', '2026-03-05', '2026-03-10', { dependencies: [{ ...lagging, lag: -2 }] }),
  ]
  expect([...earlyTasks(tasks, steps, workTime)]).toEqual([
    ['b', [{ title: 'Tarefa a', days: 1, kind: 'SS', lag: 2 }]],
    ['d', [{ title: 'Tarefa a', days: 1, kind: 'FS', lag: 1 }]],
  ])
})
