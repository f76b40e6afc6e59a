import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { FigureOf, FigureSeries, SeriesLook } from '../../platform/charts/figureOf'
import type { AnalysisWords } from './analysisWords'
import { isSummed } from './sumsOf'

/** More bars than these are too thin to be told apart. */
const mostBars = 60
const minutesOfHour = 60

/** A bar of a chart, and of how many projects it tells. */
export type Bar = { name: string; value: number; count: number }

type Of = {
  column: FigureColumn
  /** The currency or unit of all bars. */
  unit: string
  /** Every bar, in words that say which it is. */
  bars: readonly Bar[]
  /** Of how many projects the chart tells at most. */
  all: number
  places: readonly string[]
  placesName: string
  series: readonly { key: string; name: string; look: SeriesLook; values: readonly (number | null)[] }[]
}

/** A column of the analysis as bars, of one currency or unit. Only the first places are drawn. */
export function barFigure({ column, unit, bars, all, places, placesName, series }: Of, words: AnalysisWords): FigureOf {
  const { t } = words
  const isMinutes = column.measure.unit === 'work' && unit === 'effort'
  const drawn = (value: number | null) => (isMinutes && value !== null ? value / minutesOfHour : value)
  const back = (value: number) => (isMinutes ? value * minutesOfHour : value)
  const most = Math.max(1, Math.floor(mostBars / Math.max(1, series.length)))
  const shown = places.slice(0, most)
  const unitName = words.unit(column, unit)
  const name = words.nameOf(column.name)
  const barCount = { shown: shown.length * series.length, count: places.length * series.length }
  return {
    title: unitName === '' || !isSummed(column) || column.measure.unit === 'count' ? name : `${name} (${unitName})`,
    conclusion: conclusionOf({ column, unit, bars, all, name }, words),
    places: shown,
    placesAre: 'words',
    placesName,
    series: series.map(
      ({ values, ...each }): FigureSeries => ({ ...each, mark: 'bar', values: values.slice(0, most).map(drawn) }),
    ),
    unitName,
    show: (value) => words.value(column, unit, back(value)),
    showShort: (value) => words.short(column, unit, value),
    valuesAre: column.measure.unit === 'amount' ? 'cents' : 'numbers',
    notes: barCount.shown < barCount.count ? [t('projectAnalysis.firstBars', barCount)] : [],
  }
}

type Concluded = Pick<Of, 'column' | 'unit' | 'bars' | 'all'> & { name: string }

/** Which bar is the highest and which the lowest, what they come to together, and of how many projects that is told. */
function conclusionOf({ column, unit, bars, all, name }: Concluded, words: AnalysisWords): string {
  const { t } = words
  const ordered = bars.toSorted((first, second) => second.value - first.value)
  const [most, least] = [ordered[0], ordered.at(-1)]
  if (!most || !least) return name
  const write = (value: number) => words.value(column, unit, value)
  const counted = bars.reduce((sum, { count }) => sum + count, 0)
  const sum = isSummed(column) ? write(bars.reduce((before, { value }) => before + value, 0)) : undefined
  return [
    t('projectAnalysis.so', {
      name,
      most: write(most.value),
      mostOf: most.name,
      least: write(least.value),
      leastOf: least.name,
    }),
    sum === undefined ? '' : t('projectAnalysis.soSum', { sum }),
    t('projectAnalysis.soOf', { counted, count: all }),
  ]
    .filter(Boolean)
    .join(' ')
}
