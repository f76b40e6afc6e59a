import { eachElement } from '../eachElement'
import type { Cell, Line } from '../sheet'
import { sheetLimits } from '../sheetLimits'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { cellOf, type RawCell, type Workbook } from './cellOf'

/** Takes the lines of a sheet one by one, with their numbers. Cells that are left out of the file are empty. */
export function eachLine(part: Buffer | undefined, workbook: Workbook, take: (line: Line) => void): void {
  let line: Line = { number: 0, cells: [] }
  let column = -1
  let raw: RawCell = { type: '', style: 0, value: '', formula: false }
  let inValue = false
  eachElement(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = { number: rowNumber(attributes().r, line.number), cells: [] }
        column = -1
      }
      if (name === 'c') {
        const { r, t = 'n', s = 0 } = attributes()
        column = columnNumber(r, column)
        raw = { type: t, style: Number(s), value: '', formula: false }
      }
      if (name === 'f') raw.formula = true
      if (name === 'v' || name === 't') inValue = true
    },
    text: (text) => {
      if (inValue) raw.value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name === 'c') placeCell(line.cells, column, cellOf(raw, workbook))
      if (name === 'row') take(line)
    },
  })
}

const corrupt = () => new SpreadsheetRefused('import.workbookCorrupt')

function rowNumber(given: string | undefined, before: number): number {
  if (given === undefined) return before + 1
  if (!/^[1-9]\d{0,6}$/.test(given)) throw corrupt()
  return Number(given)
}

/** `A1` → 0, `AB7` → 27. */
function columnNumber(reference: string | undefined, before: number): number {
  if (reference === undefined) return before + 1
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (!letters) throw corrupt()
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const nothing: Cell = { text: '' }

function placeCell(cells: Cell[], column: number, cell: Cell) {
  if (cell.text === '' && !cell.formula) return
  // Blank columns do not count, and a file may have some.
  if (column > 2 * sheetLimits.columns)
    throw new SpreadsheetRefused('import.tooManyColumns', { limit: sheetLimits.columns })
  while (cells.length < column) cells.push(nothing)
  cells[column] = cell
}
