import { type Fields, missing } from '../platform/forms/formFields'

const most = { seats: 100_000, message: 2000 }

/** What is wrong with a budget request before it is sent: field → code of its text. */
export function checkedBudget(fields: Fields): Record<string, string> {
  const seats = Number(fields.text('seats'))
  const isCount = Number.isInteger(seats) && seats >= 1 && seats <= most.seats
  return {
    ...(!isCount && { seats: 'budget.seatsInvalid' }),
    ...(fields.text('message').length > most.message && { message: 'budget.messageTooLong' }),
    ...missing(fields, { message: 'budget.messageMissing' }),
  }
}
