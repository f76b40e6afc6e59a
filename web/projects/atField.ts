import type { Failure } from '../platform/failure'
import { failureAt } from '../platform/failureAt'

/** A rule about one field of a project's details, said at this field. */
export const atField = (failure: Failure): Failure =>
  failureAt(failure, { 'project.internalCodeTaken': 'internalCode' })
