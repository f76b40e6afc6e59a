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
  const [, year = '', month = '', date = '', hour = '23', minute = '59'] = form.exec(asOf) ?? []
  const at = new Date(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute), 59, 999)
  const isThatDay = year !== '' && today(at) === `${year}-${month}-${date}`
  return isThatDay ? at.getTime() : Number.NaN
}
