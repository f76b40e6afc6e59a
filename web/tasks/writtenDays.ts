import { addDays } from '../platform/formats/dates'
import { plainText } from '../platform/formats/plainText'
import { typedDay } from '../platform/formats/typedDay'

/** What a line says of when: days, or how many of them. */
type WrittenDays = { startOn?: string; endOn?: string; days?: number }

const wordsOf = {
  'pt-BR': { today: 'hoje', tomorrow: 'amanh[aã]', from: 'de', to: 'a|at[eé]', until: 'at[eé]', days: 'dias?' },
  en: { today: 'today', tomorrow: 'tomorrow', from: 'from', to: 'to|until', until: 'by|until|due', days: 'days?' },
}
type Language = keyof typeof wordsOf
const languageOf = (language: string): Language => (language === 'en' ? 'en' : 'pt-BR')

const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month))),
  )

type Patterns = { months: string[]; behind: RegExp; before: RegExp }
const made = new Map<Language, Patterns>()

/** What days look like behind the other words of a line, and before them. */
function patternsOf(language: Language): Patterns {
  const former = made.get(language)
  if (former) return former
  const { today, tomorrow, from, to, until, days } = wordsOf[language]
  const names = monthNames(language)
  const month = `(?:${[...names, ...names.map(plainText), ...names.map((name) => name.slice(0, 3))].join('|')})\\.?`
  const withMonth =
    language === 'en'
      ? `\\d{1,2} ${month}(?:,? \\d{4})?|${month} \\d{1,2}(?:,? \\d{4})?`
      : `\\d{1,2}(?: de)? ${month}(?:(?: de)? \\d{4})?`
  const day = `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}/\\d{1,2}(?:/(?:\\d{4}|\\d{2}))?|${withMonth}|${today}|${tomorrow})`
  const all = [
    `(?:${from} )?(?<first>${day})(?:\\s*[-–—]\\s*| (?:${to}) | )(?<last>${day})`,
    `(?:${from} )?(?<date>\\d{1,2})(?:[-–—]| (?:${to}) )(?<lastOfMonth>${day})`,
    `(?:${until}) (?<until>${day})`,
    `(?<day>${day})`,
    `(?<days>\\d{1,3}) ?(?:d|${days})`,
  ].join('|')
  const patterns = {
    months: names.map(plainText),
    behind: new RegExp(`(?:^|\\s)(?:${all})$`, 'iu'),
    before: new RegExp(`^(?:${all})(?=\\s|$)`, 'iu'),
  }
  made.set(language, patterns)
  return patterns
}

/** Reads one day of this language; without a year, the closest one to a day. */
function dayReader(language: Language, today: string) {
  const { months } = patternsOf(language)
  const { tomorrow } = wordsOf[language]
  const isTomorrow = new RegExp(`^(?:${tomorrow})$`, 'iu')
  return (text: string, from: string): string | undefined => {
    if (text.toLowerCase() === wordsOf[language].today) return today
    if (isTomorrow.test(text)) return addDays(today, 1)
    const word = plainText(/\p{L}{3,}/u.exec(text)?.[0] ?? '')
    if (!word) return typedDay(text, language, { direction: 'nearest', from })
    const month = months.findIndex((name) => name.startsWith(word)) + 1
    const [date = '', year] = text.match(/\d+/g) ?? []
    if (month === 0) return undefined
    const order = language === 'en' ? [month, date] : [date, month]
    return typedDay([...order, ...(year ? [year] : [])].join('/'), language, { direction: 'nearest', from })
  }
}

/**
 * Takes the days off a line, where they stand before or behind its other words. What looks like a day in the midst of a
 * line is a part of its title.
 */
export function takeWrittenDays(line: string, language: string, today: string): { rest: string; found: WrittenDays } {
  const spoken = languageOf(language)
  const { behind, before } = patternsOf(spoken)
  const read = dayReader(spoken, today)
  let rest = line.trim()
  let found: WrittenDays = {}
  for (let part = partOf(rest); part; part = partOf(rest)) {
    found = { ...part.days, ...found }
    rest = part.rest
  }
  return { rest, found }

  function partOf(text: string): { rest: string; days: WrittenDays } | undefined {
    for (const pattern of [behind, before]) {
      const match = pattern.exec(text)
      const days = match?.groups && daysIn(match.groups)
      if (match && days)
        return { rest: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(), days }
    }
    return undefined
  }
  function daysIn({ first, last, date, lastOfMonth, until, day, days }: Record<string, string>) {
    if (first && last) return rangeOf(first, last)
    if (date && lastOfMonth) {
      const endOn = read(lastOfMonth, today)
      const startOn = endOn && `${endOn.slice(0, 8)}${date.padStart(2, '0')}`
      return startOn && date !== '0' && startOn <= endOn ? { startOn, endOn } : undefined
    }
    const [endOn, startOn] = [until && read(until, today), day && read(day, today)]
    if (endOn) return { endOn }
    if (startOn) return { startOn }
    return days && Number(days) > 0 ? { days: Number(days) } : undefined
  }
  /** Each end is the closest one to the other: to one that is written with its year, or to the start. */
  function rangeOf(first: string, last: string) {
    const lastWithYear = hasYear(last) ? read(last, today) : undefined
    const startOn = read(first, lastWithYear ?? today)
    const endOn = startOn && (lastWithYear ?? read(last, startOn))
    return startOn && endOn ? { startOn, endOn } : undefined
  }
}

const hasYear = (day: string) => /\d{4}$|^\d{4}-|\/\d{1,2}\/\d/.test(day)
