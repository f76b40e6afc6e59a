import { readDate } from '@prumo/contracts/imports/columnFormats'
import type { Cell } from '../sheet'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import type { CellStyle } from './cellStyles'
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
  [
    'd',
    (raw, workbook) => {
      const date = readDate(raw.value, 'yyyy-mm-dd')
      return date ? { text: date, date } : asText(raw, workbook)
    },
  ],
  [
    'n',
    ({ value, style }, { styles, from1904 }) => {
      const number = numberIn(value)
      const shown = styles[style] ?? 'plain'
      const date = shown === 'date' ? dayOf(number, from1904) : undefined
      if (date) return { text: date, date }
      return { text: shown === 'percent' ? `${Number((number * 100).toFixed(10))}%` : String(number), number }
    },
  ],
])

function numberIn(value: string): number {
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) throw corrupt()
  return number
}

const dayMs = 86_400_000
/** The serial number of 31 December 9999. */
const lastDay = { from1900: 2_958_465, from1904: 2_957_003 }

/**
 * The calendar day of a serial number; `undefined` if it stands for no day. Excel takes 1900 for a leap year, so day
 * 0 is two days before 1 January 1900 (ECMA-376 part 1, 18.17.4.1).
 */
function dayOf(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial + 1e-9)
  if (days < 0 || days > (from1904 ? lastDay.from1904 : lastDay.from1900)) return undefined
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  return new Date(epoch + days * dayMs).toISOString().slice(0, 10)
}
