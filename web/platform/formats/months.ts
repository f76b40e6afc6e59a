import { dayFormat } from '@prumo/contracts/formats/formatters'
import { addDays, daysBetween } from './dates'

const localeOf = (language: string) => (language === 'en' ? 'en-US' : 'pt-BR')

/** A day in words, `terça-feira, 24 de novembro de 2026`. */
export const showWholeDay = (day: string, language: string): string => show(day, language, { dateStyle: 'full' })

/** The weekday of a day in words, `terça-feira`. */
export const weekdayName = (day: string, language: string): string => show(day, language, { weekday: 'long' })

function show(day: string, language: string, format: Intl.DateTimeFormatOptions): string {
  return dayFormat(localeOf(language), format).format(Date.parse(day))
}

/** The days of the week in words, from Sunday: a week begins there in Brazil as in the United States. */
export function weekdayNames(language: string): { short: string; long: string }[] {
  return ['04', '05', '06', '07', '08', '09', '10'].map((date) => ({
    short: show(`2026-01-${date}`, language, { weekday: 'narrow' }),
    long: show(`2026-01-${date}`, language, { weekday: 'long' }),
  }))
}

/** The weeks of a day's month, from Sunday, with the days of other months that they begin or end with. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(addMonths(first, 1), -1)
  const sunday = addDays(first, -weekdayOf(first))
  const count = Math.ceil((daysBetween(sunday, last) + 1) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(sunday, week * 7 + weekday)),
  )
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay()

/** The same date some months later, or the last one of a month that is too short for it. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, Number(day.slice(8))]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The first and the last day that somebody may take; either may be missing. */
export type DayRange = { min?: string | undefined; max?: string | undefined }

export const nearestIn = (day: string, { min, max }: DayRange): string =>
  min && day < min ? min : max && day > max ? max : day
