import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { TableCell } from '../../platform/tables/tableCell'
import type { AnalysedProject } from './analysedValue'
import type { PivotChoice } from './analysisChoice'
import type { AnalysisWords } from './analysisWords'
import { fileCell } from './fileCell'
import { pivotColumnName } from './pivotColumnName'
import type { Pivot, PivotRow } from './pivotOf'
import { sumsOf } from './sumsOf'

type Of = { pivot: Pivot; choice: PivotChoice; column: FigureColumn }

/** A pivot as a file: a line for each row and each currency or unit, with how many projects it counts. */
export function pivotTable({ pivot, choice, column }: Of, words: AnalysisWords) {
  const { t } = words
  const { columns, rows } = pivot
  const headers = [
    words.nameOf(choice.rows),
    t('pivot.unit'),
    ...columns.map((each) => pivotColumnName(each, choice, words)),
    t('pivot.all'),
    t('pivot.counted'),
    t('pivot.projects'),
  ]
  const lines = rows.flatMap((row): TableCell[][] => {
    const sums = sumsOf(row.projects, column)
    const units = sums.length > 0 ? sums : [{ of: '', count: 0 }]
    return units.map(({ of, count }) => {
      const sumIn = (projects: readonly AnalysedProject[] = []): TableCell => {
        const sum = sumsOf(projects, column).find((each) => each.of === of)
        return sum ? fileCell(column, of, sum.value) : ''
      }
      return [
        nameOfRow(row, choice, words),
        of === '' ? '' : words.unit(column, of),
        ...columns.map(({ key }) => sumIn(row.cells.get(key))),
        sumIn(row.projects),
        { number: count },
        { number: row.projects.length },
      ]
    })
  })
  return { headers, rows: lines }
}

const nameOfRow = ({ name }: PivotRow, { rows }: PivotChoice, words: AnalysisWords): string =>
  name === undefined ? words.t('pivot.all') : words.group(rows, name)
