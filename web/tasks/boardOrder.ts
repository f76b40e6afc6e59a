import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { groupedBy, movedBefore } from '../platform/cards/cardOrder'

/** The tasks of each step, in the order in which they came. */
export const byStep = <Task extends { stepId: string }>(tasks: readonly Task[]): Map<string, Task[]> =>
  groupedBy(tasks, ({ stepId }) => stepId)

/** The tasks as they will be once this one stands in that step, before another one of it, or last. */
export function withMoved<Task extends Pick<TaskCard, 'taskId' | 'stepId'>>(
  tasks: readonly Task[],
  taskId: string,
  stepId: string,
  beforeTaskId: string | null,
): Task[] {
  const task = tasks.find((each) => each.taskId === taskId)
  return task ? movedBefore(tasks, (each) => each.taskId, { ...task, stepId }, beforeTaskId) : [...tasks]
}

/** The tasks as they will be once this one is added: last in its step. It may be among them already. */
export const withAdded = <Task extends Pick<TaskCard, 'taskId'>>(tasks: readonly Task[], task: Task): Task[] =>
  tasks.some(({ taskId }) => taskId === task.taskId) ? [...tasks] : [...tasks, task]
