import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { day, id } from '../values'
import { editTasks } from './planNeeds'

/** What a schedule needs to know of a task beside its dates. Events that were released before say nothing of it. */
export const schedulingFields = {
  /** It takes no time: it lies on one day. */
  isMilestone: z.boolean(),
  /** The last day on which it should end, if there is one. */
  deadlineOn: day.nullable(),
}

const ofTask = { projectId: id, taskId: id }
const { isMilestone, deadlineOn } = schedulingFields

/** Commands about milestones and deadlines. `ChangeTask` and `AddTask` take the same fields, with others. */
export const schedulingCommands = {
  SetTaskMilestone: z.strictObject({ ...ofTask, isMilestone }),
  SetTaskDeadline: z.strictObject({ ...ofTask, deadlineOn }),
}

/** The right that each of these commands needs. */
export const schedulingNeeds = {
  SetTaskMilestone: editTasks,
  SetTaskDeadline: editTasks,
} as const satisfies Record<keyof typeof schedulingCommands, Need>

/** Until one of these says otherwise, a task is no milestone and has no deadline: also when it is restored. */
export const schedulingEvents = {
  TaskMilestoneSet: event(z.strictObject({ ...ofTask, isMilestone, before: z.strictObject({ isMilestone }) }), {
    of: 'taskId',
  }),
  TaskDeadlineSet: event(z.strictObject({ ...ofTask, deadlineOn, before: z.strictObject({ deadlineOn }) }), {
    of: 'taskId',
  }),
}

/** Codes of the refusals about milestones. */
export const schedulingRefusals = ['task.milestoneTakesDays', 'task.milestoneOnSeveralDays'] as const
