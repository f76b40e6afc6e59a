import { dayFormat } from '@prumo/contracts/formats/formatters'
import { today } from './dates'

/** A day in few letters, `2 de mar.` or `Mar 2`; with its year if that is another than this one. */
export const showShortDay = (day: string, language: string, now = today()): string =>
  dayFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== now.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(day))
