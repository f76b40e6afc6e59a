import type { TableCell } from '../tables/tableCell'
import type { FigureOf } from './figureOf'
import { placeName } from './placeName'

/** The headers of a figure's table: its places, and each series with the unit. */
export const figureHeaders = ({ placesName, series, unitName }: FigureOf): string[] => [
  placesName,
  ...series.map(({ name }) => `${name} (${unitName})`),
]

/** The rows of a figure's table as files have them; what stands below it comes after an empty row. */
export function figureRows(figure: FigureOf, language: string): TableCell[][] {
  const { places, placesAre, series, valuesAre, notes = [] } = figure
  const cellOf = (value: number | null | undefined): TableCell =>
    typeof value !== 'number' ? '' : valuesAre === 'cents' ? { cents: value } : { number: value }
  const rows = places.map((place, index): TableCell[] => [
    placesAre === 'days' ? { day: place } : placeName(place, placesAre, language),
    ...series.map(({ values }) => cellOf(values[index])),
  ])
  const filled = (first: string): TableCell[] => [first, ...series.map(() => '')]
  return notes.length ? [...rows, filled(''), ...notes.map(filled)] : rows
}
