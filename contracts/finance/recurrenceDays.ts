/** How often an entry recurs, in weeks or in months. */
export const recurrences = {
  weekly: { weeks: 1, months: 0 },
  monthly: { weeks: 0, months: 1 },
  everyTwoMonths: { weeks: 0, months: 2 },
  quarterly: { weeks: 0, months: 3 },
  halfYearly: { weeks: 0, months: 6 },
  yearly: { weeks: 0, months: 12 },
} as const
export type Recurrence = keyof typeof recurrences
export const recurrenceNames = Object.keys(recurrences) as Recurrence[]

/**
 * The days on which something recurs, from the first on. In a month without that date it is the last day; the next
 * month has the date again. Days are `yyyy-mm-dd`; none is beyond the year 9999, so there may be fewer.
 */
export function recurrenceDays(first: string, every: Recurrence, count: number): string[] {
  const { weeks, months } = recurrences[every]
  const [year, month, date] = first.split('-').map(Number) as [number, number, number]
  const dayOf = (nth: number) => {
    if (weeks > 0) return dayAt(year, month - 1, date + 7 * weeks * nth)
    const last = new Date(dayAt(year, month + months * nth, 0)).getUTCDate()
    return dayAt(year, month - 1 + months * nth, Math.min(date, last))
  }
  const days: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const at = new Date(dayOf(nth))
    if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) break
    days.push(at.toISOString().slice(0, 10))
  }
  return days
}

/** The instant at which a day begins; months and dates beyond their end go on in the next. */
function dayAt(year: number, month: number, date: number): number {
  const at = new Date(0)
  at.setUTCFullYear(year, month, date)
  return at.getTime()
}
