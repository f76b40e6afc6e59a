import type { Cell, Line } from '../sheet'
import { sheetLimits } from '../sheetLimits'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import type { CellStyle } from './cellStyles'
import { eachElement } from './eachElement'

type Workbook = { strings: readonly string[]; styles: readonly CellStyle[]; from1904: boolean }
type Raw = { column: number; type: string; style: number; value: string; formula: boolean }

/** The lines of a sheet with their numbers. Cells that are left out of the file are empty. */
export function sheetLines(part: Buffer | undefined, workbook: Workbook): Line[] {
  const lines: Line[] = []
  let line: Line = { number: 0, cells: [] }
  let raw: Raw = { column: -1, type: '', style: 0, value: '', formula: false }
  let inValue = false
  eachElement(part, {
    open: (name, attributes) => {
      if (name === 'row') line = { number: Number(attributes().r ?? line.number + 1), cells: [] }
      if (name === 'c') raw = rawCell(attributes(), raw.column)
      if (name === 'f') raw.formula = true
      if (name === 'v' || name === 't') inValue = true
    },
    text: (text) => {
      if (inValue) raw.value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name === 'c') placeCell(line, raw, workbook)
      if (name === 'row') {
        lines.push(line)
        raw = { ...raw, column: -1 }
      }
    },
  })
  return lines
}

function rawCell({ r, t, s }: Record<string, string>, before: number): Raw {
  const column = r ? columnNumber(r) : before + 1
  return { column, type: t ?? 'n', style: Number(s ?? 0), value: '', formula: false }
}

/** `A1` → 0, `AB7` → 27. */
const columnNumber = (reference: string) =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function placeCell({ cells }: Line, raw: Raw, workbook: Workbook) {
  const cell = cellOf(raw, workbook)
  if (cell.text === '' && !cell.formula) return
  if (raw.column < 0 || raw.column > 2 * sheetLimits.columns)
    throw new SpreadsheetRefused('import.tooManyColumns', { limit: sheetLimits.columns })
  while (cells.length < raw.column) cells.push({ text: '' })
  cells[raw.column] = cell
}

function cellOf({ type, style, value, formula }: Raw, { strings, styles, from1904 }: Workbook): Cell {
  const computed = formula ? { formula: true as const } : {}
  if (type === 's') return { text: strings[Number(value)] ?? '', ...computed }
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE', ...computed }
  if (type === 'd') return { text: value, date: value.slice(0, 10), ...computed }
  if (type !== 'n' || value === '') return { text: type === 'e' ? '' : value, ...computed }
  const number = Number(value)
  if (!Number.isFinite(number)) throw new SpreadsheetRefused('import.workbookCorrupt')
  const shown = styles[style] ?? 'plain'
  if (shown === 'date') {
    const date = dayOf(number, from1904)
    return { text: date, date, ...computed }
  }
  return { text: shown === 'percent' ? `${Number((number * 100).toFixed(10))}%` : String(number), number, ...computed }
}

const dayMs = 86_400_000

/** The calendar day of a serial number. Excel takes 1900 for a leap year, so counting begins two days before 1 January 1900 (ECMA-376 part 1, 18.17.4.1). */
function dayOf(serial: number, from1904: boolean): string {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const day = new Date(epoch + Math.floor(serial + 1e-9) * dayMs)
  if (Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999) throw new SpreadsheetRefused('import.workbookCorrupt')
  return day.toISOString().slice(0, 10)
}
