import { Failure } from './failure'

/** A rule about one field, said at this field: `fields` tells which code concerns which. Any other failure stays as it is. */
export function assignToField(failure: Failure, fields: Readonly<Record<string, string>>): Failure {
  const path = fields[failure.code]
  return path
    ? new Failure(failure.code, failure.status, {}, [{ path, code: failure.code }], failure.requestId)
    : failure
}
