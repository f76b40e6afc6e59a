import type { PlanDependency, PlanTask } from '@prumo/contracts/schedule/planNetwork'
import { planTaskOf } from '@prumo/contracts/schedule/planTaskOf'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { isOpenOn } from '../isOpenOn'

/** The tasks of a board as its schedule takes them. */
export function planTasks(tasks: readonly TaskCard[], steps: readonly Step[]): PlanTask[] {
  const isOpen = isOpenOn(steps)
  return tasks.map((task) => planTaskOf(task, !isOpen(task)))
}

/** What the tasks of a board depend on. */
export const planDependencies = (tasks: readonly TaskCard[]): PlanDependency[] =>
  tasks.flatMap(({ taskId, dependencies = [] }) => dependencies.map((dependency) => ({ ...dependency, taskId })))
