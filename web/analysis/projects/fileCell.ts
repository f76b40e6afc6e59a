import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { TableCell } from '../../platform/tables/tableCell'

const minutesOfHour = 60

/** A figure for a spreadsheet program: cents of an amount, hours of an effort. `of`: what it is counted in. */
export function fileCell({ measure: { unit } }: FigureColumn, of: string, value: number): TableCell {
  if (unit === 'amount') return { cents: Math.round(value) }
  return { number: unit === 'work' && of === 'effort' ? value / minutesOfHour : value }
}
