import { isCalendarDay } from '../../platform/formats/dates'

/** What is wrong with the day of a payment as it is typed: field → code. */
export function paidOnErrors(paidOn: string, lastDay: string): { paidOn?: string } {
  if (!isCalendarDay(paidOn)) return { paidOn: paidOn === '' ? 'entry.paidOnMissing' : 'day.invalid' }
  return paidOn > lastDay ? { paidOn: 'entry.paidInFuture' } : {}
}
