import { clock } from '../clock'
import type { Cell } from '../sheet'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { writtenDay } from '../writtenDay'

/** A cell as the document keeps it (ODF 1.3 part 3, 9.1.4): its attributes, and the text that it shows. */
export type RawCell = { attributes: Record<string, string>; text: string }

/** The text of a cell, with its type in the document. */
export function cellOf({ attributes, text }: RawCell): Cell {
  const type = attributes['office:value-type'] ?? attributes['calcext:value-type'] ?? ''
  const cell = (readAs.get(type) ?? asText)(attributes, text)
  if (cell.text.includes('\0') || !cell.text.isWellFormed()) throw corrupt()
  return attributes['table:formula'] === undefined ? cell : { ...cell, formula: true }
}

type Read = (attributes: Record<string, string>, text: string) => Cell

const corrupt = () => new SpreadsheetRefused('import.workbookCorrupt')

const asText: Read = (attributes, text) => ({ text: attributes['office:string-value'] ?? text })
const asNumber: Read = (attributes) => {
  const number = numberIn(attributes)
  return { text: String(number), number }
}

const readAs = new Map<string, Read>([
  ['float', asNumber],
  ['currency', asNumber],
  [
    'percentage',
    (attributes) => {
      const number = numberIn(attributes)
      return { text: `${Number((number * 100).toFixed(10))}%`, number }
    },
  ],
  ['boolean', (attributes) => ({ text: attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE' })],
  ['date', (attributes, text) => writtenDay(attributes['office:date-value'] ?? '') ?? { text }],
  ['time', (attributes, text) => ({ text: timeIn(attributes['office:time-value'] ?? '') ?? text })],
])

function numberIn(attributes: Record<string, string>): number {
  const value = attributes['office:value'] ?? ''
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) throw corrupt()
  return number
}

/** `PT08H30M00S` → `08:30`; `undefined` if it is no time, or one of years. */
function timeIn(value: string): string | undefined {
  const duration = /^PT(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})(?:[.,]\d+)?S)?$/.exec(value)
  if (!duration || value === 'PT') return undefined
  const [, hours = 0, minutes = 0, seconds = 0] = duration
  return clock(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}
