import type { TaskState } from '@prumo/contracts/schedule/taskStateOf'

/** The colour of each state of a task, beside its words. */
export const standingColours = {
  onTime: 'success',
  early: 'success',
  late: 'warning',
  delayed: 'danger',
  completed: 'success',
  completedEarly: 'success',
  completedLate: 'warning',
  noBaseline: 'informative',
} as const satisfies Record<TaskState, string>
