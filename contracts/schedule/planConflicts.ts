import { conflictsOf } from './conflictsOf'
import { cycleIn } from './network'
import { type PlanDependency, type PlanNetwork, type PlanTask, planNetwork } from './planNetwork'
import type { WorkDays } from './workCalendar'

/** A dependency that the dates of its tasks do not respect: its task would have to be so many working days later. */
export type DateConflict = { readonly dependency: PlanDependency; readonly days: number }

/** The dependencies that the dates of a plan do not respect. None where dependencies go in a circle. */
export function planConflicts(
  tasks: readonly PlanTask[],
  dependencies: readonly PlanDependency[],
  workDays: WorkDays,
): DateConflict[] {
  const plan = planNetwork(tasks, dependencies, workDays)
  return cycleIn(plan.network) ? [] : datedConflicts(plan)
}

/** The conflicts of a plan without cycles. */
export const datedConflicts = ({ network, places, linked }: PlanNetwork): DateConflict[] =>
  conflictsOf(network, places).flatMap(({ linkIndex, by }) => {
    const dependency = linked[linkIndex]
    return dependency ? [{ dependency, days: by }] : []
  })
