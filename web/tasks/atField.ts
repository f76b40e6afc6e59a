import { Failure } from '../platform/failure'

const fields: Record<string, string> = {
  'task.endBeforeStart': 'endOn',
  'task.tooLong': 'endOn',
  'task.assigneeUnknown': 'assigneeId',
}

/** A rule about one field of a task, said at this field. */
export function atField(failure: Failure): Failure {
  const path = fields[failure.code]
  return path
    ? new Failure(failure.code, failure.status, {}, [{ path, code: failure.code }], failure.requestId)
    : failure
}
