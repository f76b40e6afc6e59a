import { clock } from '../clock'
import type { Cell } from '../sheet'
import type { CellStyle } from './cellStyles'

const daySeconds = 86_400
/** The serial number of 31 December 9999. */
const lastDay = { from1900: 2_958_465, from1904: 2_957_003 }

/**
 * A serial number as a day, a time or both; `undefined` if it stands for none. Excel takes 1900 for a leap year, so
 * day 0 is two days before 1 January 1900 (ECMA-376 part 1, 18.17.4.1).
 */
export function serialText(serial: number, style: CellStyle, from1904: boolean): Cell | undefined {
  // A day that is shown without its time is the day that has begun; a time is shown to the second.
  const total = style === 'date' ? Math.floor(serial + 1e-9) * daySeconds : Math.round(serial * daySeconds)
  const [days, seconds] = [Math.floor(total / daySeconds), total % daySeconds]
  if (days < 0 || days > (from1904 ? lastDay.from1904 : lastDay.from1900)) return undefined
  if (style === 'duration') return { text: clock(total) }
  if (style === 'time') return { text: clock(seconds) }
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const date = new Date(epoch + days * daySeconds * 1000).toISOString().slice(0, 10)
  return { text: style === 'dateTime' ? `${date} ${clock(seconds)}` : date, date }
}
