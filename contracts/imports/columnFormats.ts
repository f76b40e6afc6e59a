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
  /** The formats that read the column best, the likelier first. */
  formats: string[]
  /** Whether they disagree: then somebody has to say which is meant. */
  ambiguous: boolean
  /** A value on which they disagree. */
  sample?: string
}

/**
 * The formats in which a column's values can be written. Empty values, a lone dash and unreadable values are
 * ignored. A format is excluded only if another reads all that it reads, and more. So many days that must be
 * Brazilian do not outvote one that must be American.
 */
export function detectColumnFormat(texts: readonly string[], kind: 'date' | 'number'): Detected {
  const values = [...new Set(texts)].filter((text) => !isEmpty(text))
  const readings = bestOf(
    kind === 'date' ? readingsOf(values, dateFormats, readDate) : readingsOf(values, numberFormats, readShare),
  )
  const sample = sampleOf(values, readings)
  return {
    formats: readings.map(({ format }) => format),
    ambiguous: sample !== undefined,
    ...(sample !== undefined && { sample }),
  }
}

type Reading = { format: string; read: (string | undefined)[]; count: number }

const isEmpty = (text: string) => ['', '-', '–', '—'].includes(text.trim())

/** A percent sign says nothing of how the number before it is written. */
const readShare = (text: string, format: string) => readNumber(text.replace(/%$/, ''), format)

const readingsOf = (
  values: readonly string[],
  formats: readonly string[],
  reader: (text: string, format: string) => string | undefined,
): Reading[] =>
  formats.map((format) => {
    const read = values.map((value) => reader(value, format))
    return { format, read, count: read.filter((value) => value !== undefined).length }
  })

function bestOf(readings: readonly Reading[]): Reading[] {
  const isOutdone = (reading: Reading) =>
    readings.some(
      (rival) =>
        rival.count > reading.count &&
        reading.read.every((value, at) => value === undefined || rival.read[at] !== undefined),
    )
  return readings
    .filter((reading) => reading.count > 0 && !isOutdone(reading))
    .sort((first, second) => second.count - first.count)
}

/**
 * A value that two formats read differently. If there is none, a value that only some of the formats with equal
 * counts read.
 */
function sampleOf(values: readonly string[], readings: readonly Reading[]): string | undefined {
  const leading = readings.filter(({ count }) => count === readings[0]?.count)
  const disagree = (read: readonly (string | undefined)[]) => new Set(read).size > 1
  return (
    values.find((_, at) => disagree(readings.flatMap(({ read }) => read[at] ?? []))) ??
    values.find((_, at) => disagree(leading.map(({ read }) => read[at])))
  )
}

const time = '(?:[ T](?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:[.,]\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?'
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

/**
 * The calendar day, `YYYY-MM-DD`; `undefined` if the text is no day in this format. Years of two digits are in this
 * century.
 */
export function readDate(text: string, format: string): string | undefined {
  const found = patterns.get(format)?.exec(text)?.groups
  if (!found) return undefined
  const [month, day] = [Number(found.month), Number(found.day)]
  const year = Number(found.year) + (found.year?.length === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

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
