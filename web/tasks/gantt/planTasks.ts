import type { PlanDependency, PlanTask } from '@prumo/contracts/schedule/planNetwork'
import { planTaskOf } from '@prumo/contracts/schedule/planTaskOf'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { isOpenOn } from '../isOpenOn'

// A card that stays gives the same objects: by them the schedule sees what it need not reckon anew.
const plannedOf = new WeakMap<TaskCard, PlanTask>()
const dependenciesOf = new WeakMap<TaskCard, readonly PlanDependency[]>()

/** The tasks of a board as its schedule takes them. */
export function planTasks(tasks: readonly TaskCard[], steps: readonly Step[]): PlanTask[] {
  const isOpen = isOpenOn(steps)
  return tasks.map((task) => {
    const isFinished = !isOpen(task)
    const before = plannedOf.get(task)
    if (before && (before.state === 'finished') === isFinished) return before
    const planned = planTaskOf(task, isFinished)
    plannedOf.set(task, planned)
    return planned
  })
}

/** What the tasks of a board depend on. */
export const planDependencies = (tasks: readonly TaskCard[]): PlanDependency[] =>
  tasks.flatMap((task) => dependenciesOf.get(task) ?? dependenciesIn(task))

function dependenciesIn(task: TaskCard): readonly PlanDependency[] {
  const { taskId, dependencies = [] } = task
  const found = dependencies.map((dependency) => ({ ...dependency, taskId }))
  dependenciesOf.set(task, found)
  return found
}
