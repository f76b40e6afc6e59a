import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { SeriesLook } from '../../platform/charts/figureOf'
import type { AnalysedProject } from './analysedValue'
import type { PivotChoice } from './analysisChoice'
import { type AnalysisFigure, unitsOf } from './analysisFigures'
import type { AnalysisWords } from './analysisWords'
import { type Bar, barFigure } from './barFigure'
import { pivotColumnName } from './pivotColumnName'
import { pivotOf } from './pivotOf'
import { sumsOf } from './sumsOf'

/** As many columns as can be told apart in a chart; what is beyond them is the last. */
const looks: readonly SeriesLook[] = ['planned', 'realized', 'actual', 'forecast', 'reported', 'other']

type Of = { projects: readonly AnalysedProject[]; choice: PivotChoice; column: FigureColumn }

/** A pivot as charts, one of each currency or unit: a place for each row, a bar in it for each column. */
export function pivotFigures({ projects, choice, column }: Of, words: AnalysisWords): AnalysisFigure[] {
  const { columns, rows } = pivotOf(projects, choice, looks.length)
  const groups = rows.filter(({ name }) => name !== undefined)
  const places = groups.map(({ name = '' }) => words.group(choice.rows, name))
  return unitsOf(projects, column).map((unit) => {
    const sumIn = (its: readonly AnalysedProject[] = []) => sumsOf(its, column).find(({ of }) => of === unit)
    const series = columns.map((each, index) => ({
      key: each.key,
      name: pivotColumnName(each, choice, words),
      look: looks[index] ?? 'other',
      values: groups.map(({ cells }) => sumIn(cells.get(each.key))?.value ?? null),
    }))
    const bars = groups.flatMap(({ cells }, row) =>
      columns.flatMap((each, index): Bar[] => {
        const sum = sumIn(cells.get(each.key))
        return sum ? [{ name: `${places[row]} × ${series[index]?.name}`, value: sum.value, count: sum.count }] : []
      }),
    )
    const placesName = words.nameOf(choice.rows)
    const figure = barFigure({ column, unit, bars, all: projects.length, places, placesName, series }, words)
    return { key: unit, figure, projectIds: [] }
  })
}
