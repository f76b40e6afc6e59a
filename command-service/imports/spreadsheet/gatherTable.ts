import type { Cell, Line, Sheet } from './sheet'
import { sheetLimits } from './sheetLimits'
import { SpreadsheetRefused } from './spreadsheetRefused'

type Table = Pick<Sheet, 'header' | 'rows' | 'rowNumbers'>

/**
 * Gathers a table line by line. The first line with content names the columns; blank lines are skipped. The limits
 * apply while reading: a workbook of a few kilobytes can repeat a long text a hundred thousand times.
 */
export function gatherTable(): { add(line: Line): void; table(): Table } {
  const lines: Line[] = []
  let length = 0
  return {
    add: ({ number, cells }) => {
      const width = cells.findLastIndex(saysSomething) + 1
      if (width === 0) return
      if (lines.length > sheetLimits.rows)
        throw new SpreadsheetRefused('import.tooManyRows', { limit: sheetLimits.rows })
      const filled = cells.slice(0, width).map(tidy)
      length += filled.reduce((sum, { text }) => sum + text.length, 0)
      if (length > sheetLimits.inflatedBytes) throw new SpreadsheetRefused('import.zipBomb')
      lines.push({ number, cells: filled })
    },
    table: () => tableOf(lines),
  }
}

function tableOf([head, ...body]: readonly Line[]): Table {
  if (!head) throw new SpreadsheetRefused('import.fileEmpty')
  const names = head.cells.map(({ text }) => text)
  const named = [...names.keys()].filter((column) => names[column] !== '')
  refuseBadHeader(names, named, body)
  return {
    header: named.map((column) => names[column] ?? ''),
    rows: body.map(({ cells }) => [
      ...named.map((column) => cells[column] ?? nothing),
      // One cell too many is enough to tell that there are too many.
      ...cells.slice(names.length, names.length + 1),
    ]),
    rowNumbers: body.map(({ number }) => number),
  }
}

/** A column without a name is dropped if it is blank throughout, else refused, so that no content gets lost. */
function refuseBadHeader(names: readonly string[], named: readonly number[], body: readonly Line[]) {
  if (named.length > sheetLimits.columns)
    throw new SpreadsheetRefused('import.tooManyColumns', { count: named.length, limit: sheetLimits.columns })
  const isUsed = (column: number) => body.some(({ cells }) => saysSomething(cells[column] ?? nothing))
  const unnamed = names.findIndex((name, column) => name === '' && (named.length === 0 || isUsed(column)))
  if (unnamed !== -1) throw new SpreadsheetRefused('import.headerMissing', { column: unnamed + 1 })
  const repeated = names.find((name, column) => name !== '' && names.indexOf(name) !== column)
  if (repeated) throw new SpreadsheetRefused('import.headerRepeated', { column: repeated })
}

const nothing: Cell = { text: '' }
const saysSomething = ({ text, formula }: Cell) => formula || text.trim() !== ''

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
