import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Reversals } from '../rules/undoRule'
import type { Addition, Plan, PlanWork } from './planState'
import { reverseBaselines } from './reverseBaselines'
import { reverseChecklists } from './reverseChecklists'
import { reverseDependencies } from './reverseDependencies'
import { reverseRescheduling } from './reverseRescheduling'
import { reverseSettings } from './reverseSettings'
import { reverseTasks } from './reverseTasks'
import { reverseWorkTime } from './reverseWorkTime'

export type PlanReversals<Type extends PlanEvent['type']> = Pick<Reversals<Plan, PlanWork, PlanEvent>, Type>

/** How every event of a plan is taken back. */
export const reversals = (additions: ReadonlyMap<string, Addition>): PlanReversals<PlanEvent['type']> => ({
  ...reverseTasks(additions),
  ...reverseDependencies,
  ...reverseChecklists,
  ...reverseSettings,
  ...reverseWorkTime,
  ...reverseBaselines,
  ...reverseRescheduling,
})
