import { addMonths } from '../platform/formats/months'

const mostMonths = 36

/** Months that may be closed, the latest first: from this one back to the last that is closed. */
export function latestMonths(current: string, closedThrough: string | null): string[] {
  const months = Array.from({ length: mostMonths }, (_, back) => addMonths(`${current}-01`, -back).slice(0, 7))
  return months.filter((month) => !closedThrough || month >= closedThrough)
}

/** What most close next: the first month that is open behind one that is closed, or else the last before this one. */
export function monthToClose(current: string, closedThrough: string | null): string {
  const months = latestMonths(current, closedThrough)
  const open = closedThrough === null ? months[1] : months.findLast((month) => month > closedThrough)
  return open ?? months[0] ?? current
}

/** Months that are closed, the latest first. */
export const closedMonths = (closedThrough: string): string[] =>
  Array.from({ length: mostMonths }, (_, back) => addMonths(`${closedThrough}-01`, -back).slice(0, 7))
