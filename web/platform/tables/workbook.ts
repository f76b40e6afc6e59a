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
  return writeExcelFile([head, ...lines], { sheet: sheetNameOf(sheetName), stickyRowsCount: 1 }).toBlob()
}

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
