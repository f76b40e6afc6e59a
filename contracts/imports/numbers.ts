/** How a column's numbers are written: which sign parts the decimals, and which groups the thousands. */
export const numberFormats = ['1.234,56', '1,234.56'] as const
export type NumberFormat = (typeof numberFormats)[number]

const numbers = new Map<string, RegExp>([
  ['1.234,56', /^(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<part>\d+))?$/],
  ['1,234.56', /^(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<part>\d+))?$/],
] satisfies [NumberFormat, RegExp][])

/**
 * The number as an exact decimal, `-1234.56`, without a currency sign. `undefined` if the text is no number in this
 * format.
 */
export function readNumber(text: string, format: string): string | undefined {
  const signed = /^(?<sign>[-−])?\s*(?:(?:R\$|US\$|\$)\s*)?(?<number>[\d.,]+)$/.exec(text.trim())?.groups
  const found = signed?.number && numbers.get(format)?.exec(signed.number)?.groups
  if (!found) return undefined
  const whole = (found.whole ?? '').replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return `${signed.sign ? '-' : ''}${whole}${found.part ? `.${found.part}` : ''}`
}

/** The minutes of a duration that is written as on a clock, `08:30` or `36:30:00`; `undefined` if it is none. */
export function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim()) ?? []
  return hours === undefined ? undefined : Math.round(Number(hours) * 60 + Number(minutes) + Number(seconds) / 60)
}
