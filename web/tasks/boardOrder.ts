import type { TaskCard } from '@prumo/contracts/tasks/queries'

/** The tasks of each step, in the order in which they came. */
export function byStep<Task extends { stepId: string }>(tasks: readonly Task[]): Map<string, Task[]> {
  const columns = new Map<string, Task[]>()
  for (const task of tasks) {
    const column = columns.get(task.stepId)
    if (column) column.push(task)
    else columns.set(task.stepId, [task])
  }
  return columns
}

/** The tasks as they will be once this one stands in that step, before another one of it, or last. */
export function withMoved<Task extends Pick<TaskCard, 'taskId' | 'stepId'>>(
  tasks: readonly Task[],
  taskId: string,
  stepId: string,
  beforeTaskId: string | null,
): Task[] {
  const task = tasks.find((one) => one.taskId === taskId)
  if (!task) return [...tasks]
  const others = tasks.filter((one) => one !== task)
  const place = beforeTaskId === null ? -1 : others.findIndex((one) => one.taskId === beforeTaskId)
  return others.toSpliced(place === -1 ? others.length : place, 0, { ...task, stepId })
}

/** Counted from 1: the position in its column that a task comes to have by such a move. */
export function positionAfter(
  tasks: readonly Pick<TaskCard, 'taskId' | 'stepId'>[],
  taskId: string,
  stepId: string,
  beforeTaskId: string | null,
): number {
  const column = byStep(withMoved(tasks, taskId, stepId, beforeTaskId)).get(stepId) ?? []
  return column.findIndex((one) => one.taskId === taskId) + 1
}

/** Before which task of its column one comes to stand that goes one place up (-1) or down (1); `undefined` where it is at the end already. */
export function neighbourFor(
  column: readonly { taskId: string }[],
  taskId: string,
  direction: -1 | 1,
): string | null | undefined {
  const index = column.findIndex((one) => one.taskId === taskId)
  if (direction === -1) return index > 0 ? column[index - 1]?.taskId : undefined
  return index < column.length - 1 ? (column[index + 2]?.taskId ?? null) : undefined
}
