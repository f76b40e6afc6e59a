const dayMs = 86_400_000
/** Where slips are paid: without summer time since 2019. */
const brasiliaBehindMs = 3 * 3_600_000

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const isWeekend = (ms: number) => [0, 6].includes(new Date(ms).getUTCDay())

/** The day so many Mondays to Fridays after the one that this instant lies in, in Brasília. Holidays are not known. */
export const workDaysAfter = (at: Date, count: number): string => workDaysFrom(at, count, dayMs)

/** The same, before it. */
export const workDaysBefore = (at: Date, count: number): string => workDaysFrom(at, count, -dayMs)

function workDaysFrom(at: Date, count: number, stepMs: number): string {
  let ms = at.getTime() - brasiliaBehindMs
  for (let left = count; left > 0; ) {
    ms += stepMs
    if (!isWeekend(ms)) left--
  }
  return dayOf(ms)
}

/** The first instant after this day, in Brasília. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + dayMs + brasiliaBehindMs)

/** The day that this instant lies in, in Brasília. */
export const dayInBrasilia = (at: Date): string => dayOf(at.getTime() - brasiliaBehindMs)
