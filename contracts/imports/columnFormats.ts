/** In which order a column's dates are written, and with which sign between their parts; a time may follow. */
export const dateFormats = [
  'dd/mm/yyyy',
  'mm/dd/yyyy',
  'yyyy-mm-dd',
  'dd-mm-yyyy',
  'mm-dd-yyyy',
  'dd.mm.yyyy',
  'yyyy/mm/dd',
  'dd/mm/yy',
  'mm/dd/yy',
] as const
export type DateFormat = (typeof dateFormats)[number]

/** How a column's numbers are written: which sign parts the decimals, and which groups the thousands. */
export const numberFormats = ['1.234,56', '1,234.56'] as const
export type NumberFormat = (typeof numberFormats)[number]

type Detected = {
  /** The formats that read as much of the column as any, the likelier first. */
  formats: string[]
  /** Whether two of them read some value differently: then somebody has to say which is meant. */
  ambiguous: boolean
  /** A value that they read differently. */
  sample?: string
}

const empty = /^[\s\u00a0]*[-–—]?[\s\u00a0]*$/

/** In which formats these values of a column are written. Empty ones, and a lone dash, say nothing. */
export function detectColumnFormat(texts: readonly string[], kind: 'date' | 'number'): Detected {
  const values = [...new Set(texts)].filter((text) => !empty.test(text))
  const read: (text: string, format: string) => string | undefined = kind === 'date' ? readDate : readNumber
  const known: readonly string[] = kind === 'date' ? dateFormats : numberFormats
  const readings = known.map((format) => ({ format, days: values.map((value) => read(value, format)) }))
  const count = (days: readonly (string | undefined)[]) => days.filter((day) => day !== undefined).length
  const most = Math.max(0, ...readings.map(({ days }) => count(days)))
  const best = readings.filter(({ days }) => most > 0 && count(days) === most)
  const at = values.findIndex((_, index) => new Set(best.map(({ days }) => days[index])).size > 1)
  const sample = values[at]
  return {
    formats: best.map(({ format }) => format),
    ambiguous: sample !== undefined,
    ...(sample !== undefined && { sample }),
  }
}

const time = '(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?'
const pattern = (format: string) =>
  new RegExp(
    `^\\s*${format
      .replace(/[/.]/g, '\\$&')
      .replace('yyyy', '(?<year>\\d{4})')
      .replace('yy', '(?<year>\\d{2})')
      .replace('mm', '(?<month>\\d{1,2})')
      .replace('dd', '(?<day>\\d{1,2})')}${time}\\s*$`,
  )
const patterns = new Map<string, RegExp>(dateFormats.map((format) => [format, pattern(format)]))

/** The calendar day, `YYYY-MM-DD`; `undefined` where the text is no day in this format. A year of two digits is of this century. */
export function readDate(text: string, format: string): string | undefined {
  const found = patterns.get(format)?.exec(text)?.groups
  if (!found) return undefined
  const [month, day] = [Number(found.month), Number(found.day)]
  const year = Number(found.year) + (found.year?.length === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

const numbers: Record<NumberFormat, RegExp> = {
  '1.234,56': /^(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<part>\d+))?$/,
  '1,234.56': /^(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<part>\d+))?$/,
}

/** The number as an exact decimal, `-1234.56`; a currency sign before it is left out. `undefined` where the text is no number in this format. */
export function readNumber(text: string, format: string): string | undefined {
  const plain = text.replaceAll('\u00a0', ' ').trim()
  const signed = /^(?<sign>[-−])?\s*(?:R\$|US\$|\$)?\s*(?<number>[\d.,]+)$/.exec(plain)?.groups
  const found = signed?.number && numbers[format as NumberFormat]?.exec(signed.number)?.groups
  if (!found) return undefined
  const whole = (found.whole ?? '').replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return `${signed.sign ? '-' : ''}${whole}${found.part ? `.${found.part}` : ''}`
}
