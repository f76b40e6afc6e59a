import { assignToField } from '../platform/server/assignToField'
import type { Failure } from '../platform/server/failure'

const fields = {
  'task.endBeforeStart': 'endOn',
  'task.milestoneTakesDays': 'isMilestone',
  'task.milestoneOnSeveralDays': 'endOn',
  'task.tooLong': 'endOn',
  'task.assigneeUnknown': 'assigneeId',
}

/** A rule about one field of a task, said at this field. */
export const atField = (failure: Failure): Failure => assignToField(failure, fields)
