import { useLanguage } from '../platform/texts/useLanguage'

/** Formats, and values as they were read, in clear words: a day with its month's name, a number with its decimals. */
export function useReading() {
  const language = useLanguage()
  const locale = language === 'en' ? 'en-US' : 'pt-BR'
  return {
    /** A format as people of this language write it: years are `aaaa` in Portuguese. */
    formatName: (format: string) => (language === 'en' ? format : format.replaceAll('y', 'a')),
    day: (day: string | undefined) =>
      day === undefined
        ? '—'
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    decimal: (number: string | undefined) =>
      number === undefined ? '—' : new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(number)),
  }
}
