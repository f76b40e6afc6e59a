import type { PlanTask } from './planNetwork'

/** A task as lists and rules have it: what most tasks are not may be left out. */
type Dated = {
  readonly taskId: string
  readonly startOn: string
  readonly endOn: string
  readonly progress: number
  readonly isMilestone?: boolean | undefined
  readonly deadlineOn?: string | null | undefined
}

/** A task as the schedule takes it. What has progress has begun; what is finished is finished. */
export const planTaskOf = (
  { taskId, startOn, endOn, progress, isMilestone = false, deadlineOn = null }: Dated,
  isFinished: boolean,
): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone,
  deadlineOn,
  state: isFinished ? 'finished' : progress > 0 ? 'started' : 'open',
})
