import { today } from '../platform/formats/dates'

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * The instant (ISO UTC) that an address means. A local day or minute means its end; an instant means itself. Never
 * later than `now`; `undefined` for other text.
 */
export function pastInstant(asOf: string, now = new Date()): string | undefined {
  const at = instantForm.test(asOf) ? Date.parse(asOf) : endOf(asOf)
  return Number.isNaN(at) ? undefined : new Date(Math.min(at, now.getTime())).toISOString()
}

function endOf(asOf: string): number {
  const [, year = '', month = '', date = '', hour, minute] = form.exec(asOf) ?? []
  const isThatDay = (at: Date) => year !== '' && today(at) === `${year}-${month}-${date}`
  const local = (day: number, ...time: number[]) => new Date(Number(year), Number(month) - 1, day, ...time)
  if (hour === undefined) {
    // Where clocks are put back at midnight, 23:59 is twice: a day ends where the next one begins.
    return isThatDay(local(Number(date), 12)) ? local(Number(date) + 1).getTime() - 1 : Number.NaN
  }
  const at = local(Number(date), Number(hour), Number(minute), 59, 999)
  return isThatDay(at) ? at.getTime() : Number.NaN
}
