import type { FigureSeries } from './figureOf'

/** A value of a figure: of which series, and at which place. */
export type At = { series: number; index: number }

const far = 10

/** Where a key leads from a value: the next one of its series, or of another. `undefined`: the key means nothing. */
export function neighbourOf(series: readonly FigureSeries[], at: At, key: string): At | undefined {
  const along = alongOf(at.index, key)
  if (along) return { ...at, index: firstValue(valuesOf(series, at.series), along) ?? at.index }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  return step === undefined ? undefined : acrossOf(series, at, step)
}

/** Where the keys begin: at the first value of the first series that has one. */
export function firstAt(series: readonly FigureSeries[]): At | undefined {
  const found = series.findIndex(({ values }) => values.some((value) => value !== null))
  return found < 0 ? undefined : { series: found, index: valuesOf(series, found).findIndex((value) => value !== null) }
}

/** The value nearest to a place, if there is one. Of two as near, the earlier. */
export function nearestValue(values: readonly (number | null)[], index: number): number | undefined {
  for (let apart = 0; apart < values.length + Math.abs(index); apart++)
    for (const place of [index - apart, index + apart]) if (typeof values[place] === 'number') return place
  return undefined
}

type Walk = { from: number; step: 1 | -1 }

function alongOf(index: number, key: string): Walk | undefined {
  const walks: Record<string, Walk> = {
    ArrowRight: { from: index + 1, step: 1 },
    ArrowLeft: { from: index - 1, step: -1 },
    PageDown: { from: index + far, step: 1 },
    PageUp: { from: index - far, step: -1 },
    Home: { from: 0, step: 1 },
    End: { from: Number.POSITIVE_INFINITY, step: -1 },
  }
  return walks[key]
}

/** The first value from a place on; a place beyond an end is that end. */
function firstValue(values: readonly (number | null)[], { from, step }: Walk): number | undefined {
  const isPast = step > 0 ? from >= values.length : from < 0
  const begin = Math.min(Math.max(from, 0), values.length - 1)
  const to = isPast ? -step : step
  for (let index = begin; index >= 0 && index < values.length; index += to) if (values[index] !== null) return index
  return undefined
}

/** The nearest series on that side that has a value, at the value nearest to this place. */
function acrossOf(series: readonly FigureSeries[], at: At, step: number): At {
  for (let next = at.series + step; next >= 0 && next < series.length; next += step) {
    const index = nearestValue(valuesOf(series, next), at.index)
    if (index !== undefined) return { series: next, index }
  }
  return at
}

const valuesOf = (series: readonly FigureSeries[], index: number) => series[index]?.values ?? []
