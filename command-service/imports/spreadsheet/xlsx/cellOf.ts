import type { Cell } from '../sheet'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { writtenDay } from '../writtenDay'
import type { CellStyle } from './cellStyles'
import { serialText } from './serialText'
import { shownText } from './shownText'

export type Workbook = { strings: readonly string[]; styles: readonly CellStyle[]; from1904: boolean }
/** A cell as the workbook keeps it (ECMA-376 part 1, 18.3.1.4). */
export type RawCell = { type: string; style: number; value: string; formula: boolean }

/** The text that a cell of a workbook shows, with its type in the workbook. */
export function cellOf(raw: RawCell, workbook: Workbook): Cell {
  const cell = raw.value === '' ? { text: '' } : (readAs.get(raw.type) ?? asText)(raw, workbook)
  return raw.formula ? { ...cell, formula: true } : cell
}

type Read = (raw: RawCell, workbook: Workbook) => Cell

const corrupt = () => new SpreadsheetRefused('import.workbookCorrupt')

const asText: Read = ({ value }) => ({ text: shownText(value) })

const readAs = new Map<string, Read>([
  ['b', ({ value }) => ({ text: value === '1' ? 'TRUE' : 'FALSE' })],
  [
    's',
    ({ value }, { strings }) => {
      const text = strings[Number(value)]
      if (text === undefined) throw corrupt()
      return { text }
    },
  ],
  ['d', (raw, workbook) => writtenDay(raw.value) ?? asText(raw, workbook)],
  ['n', ({ value, style }, { styles, from1904 }) => asShown(numberIn(value), styles[style] ?? 'plain', from1904)],
])

function asShown(number: number, style: CellStyle, from1904: boolean): Cell {
  if (style === 'percent') return { text: `${Number((number * 100).toFixed(10))}%`, number }
  return (style !== 'plain' && serialText(number, style, from1904)) || { text: String(number), number }
}

function numberIn(value: string): number {
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) throw corrupt()
  return number
}
