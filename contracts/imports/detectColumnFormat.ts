import { dateFormats, readDate } from './dates'
import { numberFormats, readNumber } from './numbers'

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
