import type { CellObject } from 'write-excel-file/universal'
import writeExcelFile from 'write-excel-file/universal'
import type { TableCell } from './tableCell'

/** More than this no program shows in a cell. */
const mostCharacters = 32_767

/** An XLSX workbook of one table. Its header stays in sight. Texts are texts: nothing computes them. */
export function workbook(
  sheetName: string,
  headers: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Promise<Blob> {
  const head = headers.map((header): CellObject => ({ ...textCell(header), fontWeight: 'bold' }))
  const lines = rows.map((row) => row.map(cellOf))
  return writeExcelFile([head, ...lines], {
    sheet: sheetNameOf(sheetName),
    stickyRowsCount: 1,
    columns: headers.map((header, at) => ({
      width: widthOf(
        header,
        rows.map((row) => row[at] ?? ''),
      ),
    })),
  }).toBlob()
}

/** In characters: beyond the widest a text goes on behind its neighbour, or below it. */
const widths = { least: 8, widest: 60, gap: 2 }

/** As wide as what it shows: a day or an amount that is cut is shown as `####`, and says nothing. */
function widthOf(header: string, cells: readonly TableCell[]): number {
  const longest = cells.reduce((most, cell) => Math.max(most, shownLength(cell)), header.length + 1)
  return Math.min(Math.max(longest + widths.gap, widths.least), widths.widest)
}

function shownLength(cell: TableCell): number {
  if (typeof cell === 'string')
    return cell.split('\n', mostLines).reduce((most, line) => Math.max(most, line.length), 0)
  if ('day' in cell) return 'dd/mm/yyyy'.length
  if ('percent' in cell) return `${cell.percent}%`.length
  if ('number' in cell) return String(cell.number).length
  const whole = String(Math.trunc(Math.abs(cell.cents) / 100)).length
  return whole + Math.floor((whole - 1) / 3) + ',00'.length + (cell.cents < 0 ? 1 : 0)
}

/** Enough of a long text to know how wide it is. */
const mostLines = 50

/** The first two formats are shown as the reader's program writes days and shares. */
function cellOf(cell: TableCell): CellObject | null {
  if (typeof cell === 'string') return cell === '' ? null : textCell(cell)
  if ('day' in cell) return dayCell(cell.day)
  if ('percent' in cell) return { value: cell.percent / 100, type: Number, format: '0%' }
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' }
  return { value: cell.number, type: Number }
}

/**
 * Before March 1900 programs do not agree which number a day has: to Excel, 1900 is a leap year, and nothing was
 * before. Source: ECMA-376 part 1, 18.17.4.1.
 */
const dayCell = (day: string): CellObject =>
  day < '1900-03-01' ? textCell(day) : { value: new Date(day), type: Date, format: 'mm-dd-yy' }

const textCell = (text: string): CellObject => ({ value: kept(text), type: String })

/**
 * The text as a workbook keeps it: what XML or its writer cannot hold as `_x0000_`, and what looks like that as well.
 * Source: ECMA-376 part 1, 22.9.2.19 (ST_Xstring).
 */
const kept = (text: string) =>
  text
    .slice(0, mostCharacters)
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(unkeepable, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold, or its writer leaves out
const unkeepable = /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]/g

/** A sheet's name has at most 31 characters, and none of these signs. */
const sheetNameOf = (name: string) =>
  name
    .replace(unkeepable, ' ')
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .toWellFormed()
    .trim() || 'Prumo'
