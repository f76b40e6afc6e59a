import { daysBetween, isCalendarDay, today } from './dates'

/** Which day is meant by one without its year: the last, the next or the closest such day, seen from another. */
export type DayDirection = 'past' | 'future' | 'nearest'
type Meant = { direction: DayDirection; from?: string | undefined }

/**
 * A day as typed: `31/12`, `31/12/26`, `31122026` or `2026-12-31`; in English the month comes first. A day without a
 * year is the one `meant`, seen from today where no day is named. `undefined` if it is no day.
 */
export function typedDay(text: string, language: string, { direction, from }: Meant): string | undefined {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(trimmed)
  if (!parts) return undefined
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  const [date, month] = language === 'en' ? [second, first] : [first, second]
  if (parts[3]) return validDay(parts[3].length === 2 ? 2000 + Number(parts[3]) : Number(parts[3]), month, date)
  const seenFrom = from && isCalendarDay(from) ? from : today()
  return chosen[direction](suchDays(Number(seenFrom.slice(0, 4)), month, date), seenFrom)
}

/** The most years from one 29 February to the next: around 2100, which has none. */
const mostYearsBetween = 8

/** Such days of the years around one, in their order. */
const suchDays = (year: number, month: number, date: number): string[] =>
  Array.from({ length: 2 * mostYearsBetween + 1 }, (_, count) => year - mostYearsBetween + count).flatMap(
    (each) => validDay(each, month, date) ?? [],
  )

/** Of two that are as close, the later one is meant. */
const chosen: Record<DayDirection, (days: readonly string[], from: string) => string | undefined> = {
  past: (days, from) => days.findLast((day) => day <= from),
  future: (days, from) => days.find((day) => day >= from),
  nearest: (days, from) => {
    const distance = (day: string) => Math.abs(daysBetween(from, day))
    return days.length === 0 ? undefined : days.reduce((near, day) => (distance(day) <= distance(near) ? day : near))
  },
}

function validDay(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date))
  const isThatDay = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  return isThatDay && year <= 9999 ? day.toISOString().slice(0, 10) : undefined
}
