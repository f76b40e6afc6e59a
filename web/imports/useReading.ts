import { useLanguage } from '../platform/texts/useLanguage'

/** Values as they were read, in words that cannot be misread: a day with its month's name, a number with its decimals. */
export function useReading() {
  const language = useLanguage()
  const locale = language === 'en' ? 'en-US' : 'pt-BR'
  return {
    day: (day: string | undefined) =>
      day === undefined
        ? '—'
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    decimal: (number: string | undefined) =>
      number === undefined ? '—' : new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(number)),
  }
}
