import { endFrom } from '@prumo/contracts/schedule/endFrom'
import { workCalendar } from '@prumo/contracts/schedule/workCalendar'
import type { Plan, Task } from './planState'
import { workDaysIn } from './rescheduledPlan'

type Days = { startOn?: string | undefined; endOn?: string | undefined; isMilestone?: boolean | undefined }

/** Who says when a task is to start, and not when it is to end, takes its end along. */
export function withEndAlong<Changes extends Days>(changes: Changes, task: Task, plan: Plan): Changes {
  const { startOn, endOn, isMilestone = true } = changes
  if (startOn === undefined || endOn !== undefined || startOn === task.startOn) return changes
  const calendar = workCalendar(workDaysIn(plan), task.startOn)
  const dated = { ...task, isMilestone: task.isMilestone && isMilestone }
  return { ...changes, endOn: endFrom(calendar, dated, startOn) }
}
