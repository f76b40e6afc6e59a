import type { Failure } from '../platform/failure'
import { failureAt } from '../platform/failureAt'

const fields = {
  'task.endBeforeStart': 'endOn',
  'task.tooLong': 'endOn',
  'task.assigneeUnknown': 'assigneeId',
}

/** A rule about one field of a task, said at this field. */
export const atField = (failure: Failure): Failure => failureAt(failure, fields)
