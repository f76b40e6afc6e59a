import { Failure } from './failure'

/** Assigns a failure to a field: `fields` maps codes to fields. Any other failure stays as it is. */
export function assignToField(failure: Failure, fields: Readonly<Record<string, string>>): Failure {
  const path = fields[failure.code]
  return path
    ? new Failure(failure.code, failure.status, {}, [{ path, code: failure.code }], failure.requestId)
    : failure
}
