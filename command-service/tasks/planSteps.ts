import type { RecordedWay } from '@prumo/contracts/schedule/reschedulingWays'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'

/** The days that a task, or its baseline, gets, in place of those that it has. */
export type DaysMove = {
  taskId: string
  startOn: string | null
  endOn: string | null
  before: { startOn: string | null; endOn: string | null }
}
/** Gives tasks, or their baselines, other days. `leavesChanged`: what has other days than before stays as it is. */
export type MoveTasks = {
  type: 'MoveTasks'
  data: {
    projectId: string
    of: 'dates' | 'baseline'
    way: RecordedWay
    planStartOn: string | null
    moves: readonly DaysMove[]
    /** The items of checklists that do not move along with their tasks. */
    exceptItemIds: readonly string[]
    leavesChanged: boolean
  }
}
export type FinishRescheduling = {
  type: 'FinishRescheduling'
  data: { projectId: string; changedCount: number; leftTaskIds: readonly string[] }
}

/** Goes on with taking back what took several appends: one of them. What somebody has changed since stays. */
export type UndoPart = { type: 'UndoPart'; data: { projectId: string; events: readonly PlanEvent[] } }

/** Removes a task that will be deleted from the predecessors of these tasks. */
export type LeaveSuccessors = {
  type: 'LeaveSuccessors'
  data: { projectId: string; taskId: string; successorIds: readonly string[] }
}
/**
 * A card that tasks name in this field, by its name now and, without case and outer blanks, all that it was ever
 * called: but what another card of its area is called now.
 */
export type CardRenaming = {
  projectId: string
  field: 'deliveryGroup' | 'requirements'
  formerNames: readonly string[]
  name: string
}
/** These tasks name the card as it is called now. */
export type FollowCardName = { type: 'FollowCardName'; data: CardRenaming & { taskIds: readonly string[] } }

/** Puts back to a rank, or the next free one. */
export type PutBack =
  | { type: 'PutTaskBack'; data: { projectId: string; taskId: string; stepId: string; rank: string } }
  | { type: 'PutStepBack'; data: { projectId: string; stepId: string; rank: string } }
