import { showMonth } from '@prumo/contracts/formats/days'
import { Failure } from '../platform/server/failure'

/** A refusal for months that are closed, with their names. */
export function withMonthNames(failure: Failure, language: string): Failure {
  const { code, status, details, fields, requestId } = failure
  if (code !== 'ledger.monthClosed' || !Array.isArray(details.months)) return failure
  const months = details.months.map((month) => showMonth(month, language)).join(', ')
  return new Failure(code, status, { ...details, months }, fields, requestId)
}
