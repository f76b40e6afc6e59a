import { dayOfNumber, numberOfDay } from './calendarDay'

/** A day that Brazil keeps, by the key of its name. */
export type BrazilianHoliday = {
  readonly on: string
  readonly name: (typeof brazilianHolidayNames)[number]
  /** Not a holiday by law, but kept by many: each organization decides (ponto facultativo). */
  readonly isOptional: boolean
}

export const brazilianHolidayNames = [
  'newYear',
  'carnivalMonday',
  'carnivalTuesday',
  'goodFriday',
  'tiradentes',
  'labourDay',
  'corpusChristi',
  'independence',
  'ourLadyAparecida',
  'allSouls',
  'republic',
  'blackConsciousness',
  'christmas',
] as const

/** The first year with 20 November among the national holidays (Lei 14.759/2023). */
const blackConsciousnessSince = 2024

/**
 * The national holidays of a year, by day: Leis 662/1949, 6.802/1980 and 14.759/2023, and Good Friday. Carnival and
 * Corpus Christi are optional. A day that has two names, as 21 April 2000, comes once, with the name that moves.
 */
export function brazilianHolidays(year: number): BrazilianHoliday[] {
  const byDay = new Map(everyHoliday(year).map((holiday) => [holiday.on, holiday]))
  return [...byDay.values()].sort((first, second) => (first.on < second.on ? -1 : 1))
}

/** Those that move come last. */
function everyHoliday(year: number): BrazilianHoliday[] {
  const written = String(year).padStart(4, '0')
  const fixed = (monthAndDay: string, name: BrazilianHoliday['name']) => ({
    on: `${written}-${monthAndDay}`,
    name,
    isOptional: false,
  })
  const easter = easterOf(year)
  const byEaster = (days: number, name: BrazilianHoliday['name'], isOptional: boolean) => ({
    on: dayOfNumber(easter + days),
    name,
    isOptional,
  })
  return [
    fixed('01-01', 'newYear'),
    fixed('04-21', 'tiradentes'),
    fixed('05-01', 'labourDay'),
    fixed('09-07', 'independence'),
    fixed('10-12', 'ourLadyAparecida'),
    fixed('11-02', 'allSouls'),
    fixed('11-15', 'republic'),
    ...(year >= blackConsciousnessSince ? [fixed('11-20', 'blackConsciousness')] : []),
    fixed('12-25', 'christmas'),
    byEaster(-48, 'carnivalMonday', true),
    byEaster(-47, 'carnivalTuesday', true),
    byEaster(60, 'corpusChristi', true),
    byEaster(-2, 'goodFriday', false),
  ]
}

/**
 * The day number of Easter Sunday in the Gregorian calendar: the algorithm of Meeus, Jones and Butcher (Meeus,
 * Astronomical Algorithms, 1991, chapter 8). Its variables have no meaning outside of it, and keep the letters of
 * the book.
 */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1
  return numberOfDay(`${String(year).padStart(4, '0')}-0${month}-${String(dayOfMonth).padStart(2, '0')}`)
}
