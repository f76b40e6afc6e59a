import { isCalendarDay } from '../platform/formats/dates'

/** The days that a word of the line may mean; `isSure` where it can mean nothing else. */
type DayReading = { days: string[]; isSure: boolean }

/** Halves, quarters and eighths of an inch stand in the names of pipes and bars. */
const fraction = /^(1\/2|[13]\/4|[1357]\/8)$/

/** Reads a word as a day; `undefined` for one that is written like none. It may be none, like `31/02`. */
export function readQuickDay(word: string, language: string, today: string): DayReading | undefined {
  const digits = word.replace(/[,;:.]$/, '')
  if (/^\d{4}-\d\d-\d\d$/.test(digits)) return isUsual(digits) ? sure(digits) : unsure([])
  const parts =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(digits) ??
    /^(\d{1,2})[.](\d{1,2})[.](\d{4})$/.exec(digits) ??
    /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(digits)
  if (!parts) return undefined
  const [first = '', second = '', year] = parts.slice(1)
  const isEnglish = language === 'en'
  const mine = isEnglish ? daysIn(second, first, year, today) : daysIn(first, second, year, today)
  const theirs = isEnglish ? daysIn(first, second, year, today) : daysIn(second, first, year, today)
  // Month and day in turn: whoever writes in English may mean either.
  if (mine.length === 0 || isEnglish) return turned(mine, theirs)
  return mine.length === 1 && !fraction.test(digits) && !isFar(mine[0], year, today) ? sure(mine[0]) : unsure(mine)
}

function turned(mine: string[], theirs: string[]): DayReading {
  const days = [...new Set([...mine, ...theirs])]
  return days.length === 1 && mine.length === 1 ? sure(days[0]) : unsure(days)
}

/** Without a year: this one's and, where that day has passed, also the next one that there is. */
function daysIn(date: string, month: string, year: string | undefined, today: string): string[] {
  const dayOf = (of: number) => {
    const day = `${String(of).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    return isUsual(day) ? [day] : []
  }
  if (year) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year))
  const current = Number(today.slice(0, 4))
  const [thisYear] = dayOf(current)
  if (thisYear && thisYear >= today) return [thisYear]
  const next = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((count) => dayOf(current + count))[0]
  return [thisYear, next].filter((day) => day !== undefined)
}

/** Whether a day without a year lies beyond the next year, as the next 29 February may. */
const isFar = (day: string | undefined, year: string | undefined, today: string) =>
  !year && Number(day?.slice(0, 4)) > Number(today.slice(0, 4))

const isUsual = (day: string) => isCalendarDay(day) && day >= '1900'
const sure = (day: string | undefined): DayReading => ({ days: day ? [day] : [], isSure: true })
const unsure = (days: string[]): DayReading => ({ days, isSure: false })
