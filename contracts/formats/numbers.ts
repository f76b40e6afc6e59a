import { numberFormat } from './formatters'

const marks = {
  'pt-BR': { group: '.', point: ',' },
  en: { group: ',', point: '.' },
} as const

/** What groups the digits of a number in this language, and what comes before its decimals. */
export const marksOf = (language: string): { group: string; point: string } =>
  language === 'en' ? marks.en : marks['pt-BR']

/** A number in plain decimal notation (`1234.5`) as people of this language write it, every digit kept. */
export function showNumber(plain: string, language: string): string {
  const { group, point } = marksOf(language)
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? `${grouped}${point}${decimals}` : grouped
}

/** How many there are, `1.234`. */
export const showCount = (count: number, language: string): string => numberFormat(language).format(count)

/** A part of a hundred, `75%`. */
export const showPercent = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

/** An amount as people write it: `R$ 1.234,56`, `$1,234.56`; without its sign where the currency is not at hand. */
export const showMoney = (cents: number, currency: string | null, language: string): string =>
  numberFormat(
    language,
    currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ).format(cents / 100)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people read it, `24.1 MB`: in steps of 1,024, with one digit behind the point at most. */
export function showBytes(bytes: number, language: string): string {
  const step = Math.min(byteUnits.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return numberFormat(language, {
    style: 'unit',
    unit: byteUnits[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step)
}

/** An effort, `7h30`. */
export const showMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
