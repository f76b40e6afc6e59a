import { eachElement } from '../eachElement'
import { saysSomething } from '../saysSomething'
import type { Cell, Line } from '../sheet'
import { sheetLimits } from '../sheetLimits'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { cellOf, type RawCell } from './cellOf'
import { cellText } from './cellText'

/** As many rows and columns as a spreadsheet program has. Documents say of the rest that it repeats. */
const mostRepeats = 1_048_576

/** What says nothing about the cells of the table: its own tables, and notes and drawings in its cells. */
const asides = new Set(['annotation', 'shapes', 'forms', 'object', 'tracked-changes', 'frame', 'custom-shape'])

/** Takes the lines of the first table that is shown, one by one. Blank repeated lines are counted, not made. */
export function eachLine(content: Buffer | undefined, hidden: ReadonlySet<string>, take: (line: Line) => void): void {
  let [tables, aside] = [0, 0]
  let isShown = false
  let isRead = false
  let number = 0
  let rowRepeats = 1
  let row: { cell: Cell; repeats: number }[] = []
  let raw: RawCell | undefined
  const text = cellText()

  const endCell = (ended: RawCell) => {
    row.push({ cell: cellOf({ ...ended, text: text.take() }), repeats: repeatsIn(ended.attributes, 'columns') })
    raw = undefined
  }
  const endRow = () => {
    const cells = cellsIn(row)
    if (cells.length === 0) number += rowRepeats
    else for (let count = 0; count < rowRepeats; count++) take({ number: ++number, cells })
    if (number > mostRepeats) throw corrupt()
  }

  eachElement(content, {
    open: (name, attributes) => {
      if (aside > 0 || asides.has(name)) aside++
      if (aside > 0) return
      if (name === 'table' && tables++ === 0) isShown = !isRead && !hidden.has(attributes()['table:style-name'] ?? '')
      if (!isShown || tables > 1) return
      if (name === 'table-row') {
        row = []
        rowRepeats = repeatsIn(attributes(), 'rows')
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        raw = { attributes: attributes(), text: '' }
        text.take()
      } else if (raw) text.open(name, attributes)
    },
    text: (piece) => {
      if (raw && aside === 0) text.add(piece)
    },
    close: (name) => {
      if (aside > 0) {
        aside--
        return
      }
      if (name === 'table' && --tables === 0 && isShown) [isShown, isRead] = [false, true]
      if (!isShown || tables > 1) return
      if ((name === 'table-cell' || name === 'covered-table-cell') && raw) endCell(raw)
      else if (raw) text.close(name)
      if (name === 'table-row') endRow()
    },
  })
}

const corrupt = () => new SpreadsheetRefused('import.workbookCorrupt')

function repeatsIn(attributes: Record<string, string>, of: 'rows' | 'columns'): number {
  const repeats = attributes[`table:number-${of}-repeated`] ?? '1'
  const count = /^\d{1,7}$/.test(repeats) ? Number(repeats) : 0
  if (count < 1 || count > mostRepeats) throw corrupt()
  return count
}

/** The cells of a row up to the last one that says something: behind it, documents repeat blank ones to the edge. */
function cellsIn(row: readonly { cell: Cell; repeats: number }[]): Cell[] {
  const cells: Cell[] = []
  const filled = row.slice(0, row.findLastIndex(({ cell }) => saysSomething(cell)) + 1)
  for (const { cell, repeats } of filled) {
    // Blank columns do not count, and a file may have some.
    if (cells.length + repeats > 2 * sheetLimits.columns + 1)
      throw new SpreadsheetRefused('import.tooManyColumns', { limit: sheetLimits.columns })
    for (let count = 0; count < repeats; count++) cells.push(cell)
  }
  return cells
}
