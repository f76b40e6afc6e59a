import { type PlanDependency, type PlanTask, planNetwork, withPlaces } from './planNetwork'
import { type PlanSchedule, type ReckonedPlan, reckonPlan } from './planSchedule'
import type { WorkDays } from './workCalendar'

type Plan = readonly [readonly PlanTask[], readonly PlanDependency[], WorkDays]

/**
 * Schedules one plan again and again. Its network is made anew only where links, tasks or working days are others.
 * What it says of a task stays the same object while nothing of it changes.
 */
export function planScheduler(): (...plan: Plan) => PlanSchedule {
  let former: { plan: Plan; reckoned: ReckonedPlan } | undefined
  return (...plan) => {
    const [tasks] = plan
    const network =
      former && hasLinksOf(former.plan, plan)
        ? withPlaces(former.reckoned.plan, former.plan[0], tasks)
        : planNetwork(...plan)
    former = { plan, reckoned: reckonPlan(tasks, network, former?.reckoned) }
    return former.reckoned.answer
  }
}

/** Whether two plans have the same tasks in the same order, the same links and the same working days. */
const hasLinksOf = ([tasksBefore, linksBefore, daysBefore]: Plan, [tasks, links, days]: Plan): boolean =>
  days === daysBefore &&
  hasEach(links, linksBefore, (link, before) => link === before) &&
  hasEach(tasks, tasksBefore, (task, before) => task === before || task.taskId === before.taskId)

const hasEach = <T>(row: readonly T[], before: readonly T[], isSame: (item: T, former: T) => boolean): boolean =>
  row.length === before.length && row.every((item, index) => isSame(item, before[index] as T))
