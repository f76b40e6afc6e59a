import { planTaskOf } from '@prumo/contracts/schedule/planTaskOf'
import { movesInOrder, type Rescheduled, type Rescheduling, reschedule } from '@prumo/contracts/schedule/reschedule'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { digestOf } from '@prumo/platform/values/digestOf'
import { isFinished, type Plan } from './planState'

/**
 * What a rescheduling does to this plan, and the digest by which its preview is known. `held`: what stays where it is,
 * as if it had begun.
 */
export function rescheduledPlan(
  plan: Plan,
  rescheduling: Rescheduling,
  held: ReadonlySet<string> = new Set(),
): Rescheduled & { digest: string } {
  const tasks = [...plan.tasks].map(([taskId, task]) => ({
    ...planTaskOf({ ...task, taskId }, isFinished(plan, task)),
    ...(held.has(taskId) && { state: 'started' as const }),
    baselineStartOn: task.baselineStartOn,
    baselineEndOn: task.baselineEndOn,
  }))
  const dependencies = [...plan.tasks].flatMap(([taskId, task]) =>
    task.dependencies.map((dependency) => ({ ...dependency, taskId })),
  )
  const done = reschedule(tasks, dependencies, workDaysIn(plan), rescheduling)
  return { ...done, digest: digestOf(movesInOrder(done.moves)) }
}

export const workDaysIn = ({ workWeek, holidays }: Plan) => workDaysOf(workWeek, [...holidays.values()])
