import type { Cell, Line, Sheet } from './sheet'
import { sheetLimits } from './sheetLimits'
import { SpreadsheetRefused } from './spreadsheetRefused'

/** Header and rows of what was read: the first line that says anything names the columns, blank lines are passed over. */
export function tableIn(lines: readonly Line[]): Pick<Sheet, 'header' | 'rows' | 'rowNumbers'> {
  const [head, ...body] = lines.filter(({ cells }) => cells.some(saysSomething))
  if (!head) throw new SpreadsheetRefused('import.fileEmpty')
  if (body.length > sheetLimits.rows) {
    throw new SpreadsheetRefused('import.tooManyRows', { count: body.length, limit: sheetLimits.rows })
  }
  const first = head.cells.findIndex(saysSomething)
  const header = head.cells.slice(first, lastThatSays(head.cells) + 1).map(({ text }) => trimmed(text))
  refuseBadHeader(header)
  return {
    header,
    rows: body.map(({ cells }) => {
      const own = cells.slice(first)
      return own.slice(0, Math.max(header.length, lastThatSays(own) + 1)).map(tidy)
    }),
    rowNumbers: body.map(({ number }) => number),
  }
}

function refuseBadHeader(header: readonly string[]) {
  if (header.length > sheetLimits.columns) {
    throw new SpreadsheetRefused('import.tooManyColumns', { count: header.length, limit: sheetLimits.columns })
  }
  const unnamed = header.indexOf('')
  if (unnamed !== -1) throw new SpreadsheetRefused('import.headerMissing', { column: unnamed + 1 })
  const repeated = header.find((name, index) => header.indexOf(name) !== index)
  if (repeated) throw new SpreadsheetRefused('import.headerRepeated', { column: repeated })
}

const trimmed = (text: string) => text.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
const saysSomething = ({ text }: Cell) => trimmed(text) !== ''
const lastThatSays = (cells: readonly Cell[]) => cells.findLastIndex(saysSomething)

/** What spreadsheet programs would compute instead of show; a plain negative number or a phone number is none of it. */
const computed = /^[=＝@＠]|^[+\-＋－].*[(!|]/

const tidy = (cell: Cell): Cell => {
  const text = trimmed(cell.text)
  return { ...cell, text, ...(computed.test(text) && { formula: true as const }) }
}
