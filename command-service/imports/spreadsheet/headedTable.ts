import { saysSomething } from './saysSomething'
import type { Cell, Line, Table } from './sheet'
import { sheetLimits } from './sheetLimits'
import { SpreadsheetRefused } from './spreadsheetRefused'

/** So many lines are shown to whoever chooses the one with the header. */
const linesShown = 30

/**
 * The table whose header stands in the line of this number, or else in the first one. Lines above the header are no
 * rows of it. Refuses a number at which there is no line.
 */
export function headedTable(lines: readonly Line[], headerRow?: number): Table {
  if (lines.length === 0) throw new SpreadsheetRefused('import.fileEmpty')
  const at = headerRow === undefined ? 0 : lines.findIndex(({ number }) => number === headerRow)
  const head = lines[at]
  if (!head) throw new SpreadsheetRefused('import.headerMissing', { row: headerRow })
  const body = lines.slice(at + 1)
  const names = distinctNames(head.cells, body)
  const named = [...names.keys()].filter((column) => names[column] !== '')
  if (named.length > sheetLimits.columns)
    throw new SpreadsheetRefused('import.tooManyColumns', { count: named.length, limit: sheetLimits.columns })
  return {
    header: named.map((column) => names[column] ?? ''),
    headerRow: head.number,
    rows: body.map(({ cells }) => [
      ...named.map((column) => cells[column] ?? nothing),
      // One cell too many is enough to tell that there are too many.
      ...cells.slice(names.length, names.length + 1),
    ]),
    rowNumbers: body.map(({ number }) => number),
    firstLines: lines.slice(0, linesShown),
  }
}

/**
 * A name for each column, no two alike. A column with values and without a name is called by its letter; one that is
 * blank throughout gets none. What has a name of its own keeps it.
 */
function distinctNames(cells: readonly Cell[], body: readonly Line[]): string[] {
  const isUsed = (column: number) => body.some((line) => saysSomething(line.cells[column] ?? nothing))
  const written = cells.map(({ text }) => text)
  const taken = new Set(written)
  return written.map((text, column) => {
    if (text !== '' && written.indexOf(text) === column) return text
    if (text === '' && !isUsed(column)) return ''
    const name = freeName(text || letterOf(column), taken)
    taken.add(name)
    return name
  })
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let count = 2
  while (taken.has(`${name} (${count})`)) count++
  return `${name} (${count})`
}

/** 0 → `A`, 27 → `AB`: what a spreadsheet program calls a column. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const nothing: Cell = { text: '' }
