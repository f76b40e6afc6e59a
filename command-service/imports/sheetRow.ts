import type { ImportFormats, ImportMapping, ImportTarget } from '@prumo/contracts/imports/imports'
import type { ProjectNames } from './projectNames'
import { RowRefused } from './rowRefused'
import { shortened } from './shortened'
import type { Cell } from './spreadsheet/readSpreadsheet'

/** One row of a sheet, with all that is needed to read it. */
export type SheetRow = {
  header: readonly string[]
  cells: readonly Cell[]
  mapping: ImportMapping
  formats: ImportFormats
  names: ProjectNames
}

/** The column that a target is read from; empty where none is mapped. */
export const columnOf = ({ mapping }: SheetRow, target: ImportTarget) => mapping.columns[target] ?? ''

/** The cell of a column; `undefined` where it is empty. Refuses a formula. */
export function cellIn({ header, cells }: SheetRow, column: string): Cell | undefined {
  const cell = cells[header.indexOf(column)]
  if (cell?.formula) throw new RowRefused('import.formulaInCell', { column })
  return cell && !isEmpty(cell.text) ? cell : undefined
}

/** The cell of a target; `undefined` where it is empty or not mapped. */
export function cellOf(row: SheetRow, target: ImportTarget): Cell | undefined {
  const column = columnOf(row, target)
  return column ? cellIn(row, column) : undefined
}

export function requiredCell(row: SheetRow, target: ImportTarget): Cell {
  const cell = cellOf(row, target)
  if (!cell) throw new RowRefused('import.valueMissing', { column: columnOf(row, target) })
  return cell
}

/** The refusal of a target's value. */
export const refusedValue = (row: SheetRow, target: ImportTarget, reason: string) =>
  new RowRefused(reason, { column: columnOf(row, target), value: shortened(cellOf(row, target)?.text ?? '') })

/** Empty in Brazilian tables: nothing, blanks, or a dash. */
const isEmpty = (text: string) => /^[\s\u00a0]*[-–—]?[\s\u00a0]*$/.test(text)
