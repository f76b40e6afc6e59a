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

const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
