import { plainDependency } from '@prumo/contracts/tasks/dependency'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { waitingTasks } from './waitingTasks'

const step = (stepId: string, finishes: boolean) => ({ stepId, finishes }) as Step
const task = (taskId: string, stepId: string, progress: number, predecessorIds?: string[]) =>
  ({
    taskId,
    title: `Tarefa ${taskId}`,
    stepId,
    progress,
    dependencies: predecessorIds?.map(plainDependency),
  }) as TaskCard
const steps = [step('todo', false), step('done', true)]

it('TSK-10 a task waits for each predecessor that is neither at 100 % nor in a step that finishes', () => {
  const tasks = [
    task('a', 'todo', 0),
    task('b', 'todo', 100),
    task('c', 'done', 0),
    task('d', 'todo', 10, ['a', 'b', 'c']),
    task('e', 'todo', 10, ['b']),
    task('f', 'done', 0, ['a']),
    task('g', 'todo', 0, ['gone']),
  ]
  expect([...waitingTasks(tasks, steps)]).toEqual([['d', ['Tarefa a']]])
})

it('TSK-10 a task waits for what has to end before it begins, not for what only begins or ends together with it', () => {
  const links = (['FS', 'SS', 'FF', 'SF'] as const).map((kind) => ({ predecessorId: `a${kind}`, kind, lag: 0 }))
  const tasks = [
    ...links.map(({ predecessorId }) => task(predecessorId, 'todo', 0)),
    { ...task('b', 'todo', 0), dependencies: links },
  ]
  expect([...waitingTasks(tasks, steps)]).toEqual([['b', ['Tarefa aFS']]])
})
