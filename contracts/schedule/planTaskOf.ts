import type { PlanTask } from './planNetwork'

type Dated = { readonly taskId: string; readonly startOn: string; readonly endOn: string; readonly progress: number }

/** A task as the schedule takes it. What has progress has begun; what is finished is finished. */
export const planTaskOf = ({ taskId, startOn, endOn, progress }: Dated, isFinished: boolean): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone: false,
  deadlineOn: null,
  state: isFinished ? 'finished' : progress > 0 ? 'started' : 'open',
})
