import { readDate } from '@prumo/contracts/imports/dates'
import { clock } from './clock'
import type { Cell } from './sheet'

/** A day as XML has it, `2027-01-13` or `2027-01-13T15:45:30`; `undefined` if it is none. */
export function writtenDay(value: string): Cell | undefined {
  const date = readDate(value, 'yyyy-mm-dd')
  if (!date) return undefined
  const [, hours, minutes, seconds = 0] = /T(\d{1,2}):(\d\d)(?::(\d\d))?/.exec(value) ?? []
  if (hours === undefined) return { text: date, date }
  return { text: `${date} ${clock(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))}`, date }
}
