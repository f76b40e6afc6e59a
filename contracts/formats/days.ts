import { dayFormat } from './formatters'
import { localeOf } from './localeOf'

const writtenDay = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A calendar day as people of this language write it, `02/03/2026` or `03/02/2026`. */
export const showDay = (day: string, language: string): string =>
  dayFormat(localeOf(language), writtenDay).format(Date.parse(day))

/** A month in words, `novembro de 2026`, by itself or by a day of it. */
export const showMonth = (month: string, language: string): string =>
  dayFormat(localeOf(language), { month: 'long', year: 'numeric' }).format(Date.parse(month))

/** A time of day, `14:30` or `2:30 PM`. */
export const showTimeOfDay = (time: string, language: string): string =>
  dayFormat(localeOf(language), { timeStyle: 'short' }).format(Date.parse(`1970-01-01T${time}Z`))
