import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'

/** What figures of so many projects come to; `of` is what they are counted in, a currency or a unit of work. */
type Sum = { of: string; value: number; count: number }

/** Ratios, percents, days and dates have no sum that says anything. */
export const isSummed = ({ measure: { unit } }: FigureColumn): boolean =>
  unit === 'count' || unit === 'amount' || unit === 'work'

/** One sum of each currency or unit, of the projects that have a value which the reader may see. */
export function sumsOf(projects: readonly AnalysedProject[], column: FigureColumn): Sum[] {
  const sums = new Map<string, Sum>()
  if (!isSummed(column)) return []
  for (const project of projects) {
    const value = analysedValue(project, column)
    if (typeof value !== 'number') continue
    const of = countedIn(project, column)
    const before = sums.get(of) ?? { of, value: 0, count: 0 }
    sums.set(of, { of, value: before.value + value, count: before.count + 1 })
  }
  return [...sums.values()].sort((first, second) => (first.of < second.of ? -1 : 1))
}
