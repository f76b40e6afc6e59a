const halfDay = 12 * 3_600_000

/** A calendar day as the local instant where it begins: the chart counts in those. */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const begins = new Date(2000, month - 1, date)
  // Years below 100 would be taken for those of the last century.
  begins.setFullYear(year, month - 1, date)
  return begins
}

/** Where a calendar day ends: where the next begins. */
export const endDateOf = (day: string): Date => {
  const ends = dateOf(day)
  ends.setDate(ends.getDate() + 1)
  return ends
}

/** The calendar day that begins nearest to an instant. Where clocks are put forward at midnight, none begins at it. */
export const dayNear = (date: Date): string => dayOf(new Date(date.getTime() + halfDay))

/** The calendar day that ends nearest to an instant. */
export const dayEndingNear = (date: Date): string => dayOf(new Date(date.getTime() - halfDay))

/** A chart has room before its first day and behind its last: no calendar day lies beyond the years 1 to 9999. */
function dayOf(date: Date): string {
  const year = date.getFullYear()
  if (year < 1) return '0001-01-01'
  if (year > 9999) return '9999-12-31'
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}`
}
