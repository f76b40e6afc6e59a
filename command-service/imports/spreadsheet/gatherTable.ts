import { headedTable } from './headedTable'
import { saysSomething } from './saysSomething'
import type { Cell, Line, Table } from './sheet'
import { sheetLimits } from './sheetLimits'
import { SpreadsheetRefused } from './spreadsheetRefused'

/** A row may have columns that are blank or have no name, but not any number of them: each is named and compared. */
const widest = 10 * sheetLimits.columns

/**
 * Gathers a table line by line; blank lines are skipped. The line of the number `headerRow` names the columns, or else
 * the first with content. The limits apply while reading: a workbook of a few kilobytes can repeat a long text a
 * hundred thousand times.
 */
export function gatherTable(headerRow?: number): { add(line: Line): void; table(): Table } {
  const lines: Line[] = []
  let length = 0
  return {
    add: ({ number, cells }) => {
      const width = cells.findLastIndex(saysSomething) + 1
      if (width === 0) return
      if (width > widest) throw new SpreadsheetRefused('import.tooManyColumns', { limit: sheetLimits.columns })
      if (lines.length > sheetLimits.rows)
        throw new SpreadsheetRefused('import.tooManyRows', { limit: sheetLimits.rows })
      const filled = cells.slice(0, width).map(tidy)
      length += filled.reduce((sum, { text }) => sum + text.length, 0)
      if (length > sheetLimits.inflatedBytes) throw new SpreadsheetRefused('import.zipBomb')
      lines.push({ number, cells: filled })
    },
    table: () => headedTable(lines, headerRow),
  }
}

/**
 * Text that a spreadsheet program would compute: anything after `=`. After another sign, a call (`@SUM(…`) or a
 * command of another program (`+cmd|'…'!A0`). Negative numbers, phone numbers and lists with dashes do not count.
 */
const computed = /^[=＝]|^[+\-@＋－＠](?:.*[-+*/^&(,;=])?\s*[A-Za-z_][\w.]*\(|^[+\-@＋－＠][^|]*\|.*!/s

function tidy(cell: Cell): Cell {
  const text = cell.text.trim()
  if (computed.test(text)) return { ...cell, text, formula: true }
  return text === cell.text ? cell : { ...cell, text }
}
