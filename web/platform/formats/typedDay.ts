import { today } from './dates'

/**
 * A day as typed: `31/12`, `31/12/26`, `31122026` or `2026-12-31`; in English the month comes first. Without a year, it
 * is the next such day. `undefined` if it is no day.
 */
export function typedDay(text: string, language: string, from = today()): string | undefined {
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
  return nextDay(Number(from.slice(0, 4)), month, date, from)
}

/** The most years from one 29 February to the next: around 2100, which has none. */
const mostYearsBetween = 8

/** The first such day from a day on. */
function nextDay(year: number, month: number, date: number, from: string): string | undefined {
  const years = Array.from({ length: mostYearsBetween + 1 }, (_, count) => year + count)
  return years.map((each) => validDay(each, month, date)).find((day) => day !== undefined && day >= from)
}

function validDay(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date))
  const isThatDay = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  return isThatDay ? day.toISOString().slice(0, 10) : undefined
}
