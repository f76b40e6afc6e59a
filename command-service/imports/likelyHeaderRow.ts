import { plainText } from '@prumo/contracts/formats/plainText'
import { saysSomething } from './spreadsheet/saysSomething'
import type { Cell, Line, Table } from './spreadsheet/sheet'

/**
 * The number of the row in which the header stands most likely. It has most of the columns that the project mapped
 * before; else it is the first that fills nearly as many cells as full lines do. Reports put their title above it.
 */
export function likelyHeaderRow({ firstLines, headerRow }: Table, mapped: readonly string[]): number {
  const names = new Set(mapped.map(plain))
  const namesIn = ({ cells }: Line) => cells.filter(({ text }) => names.has(plain(text))).length
  const most = Math.max(0, ...firstLines.map(namesIn))
  if (most > 1) return firstLines.find((line) => namesIn(line) === most)?.number ?? headerRow
  const least = Math.max(2, Math.ceil(fullWidth(firstLines) * 0.6))
  return firstLines.find((line) => widthOf(line) >= least && isMostlyWords(line))?.number ?? headerRow
}

const plain = (text: string) => plainText(text).trim()
const widthOf = ({ cells }: Line) => cells.filter(saysSomething).length

/** How many cells a full line has: as many as at least two lines. */
function fullWidth(lines: readonly Line[]): number {
  const widths = lines.map(widthOf).sort((first, second) => second - first)
  return widths[1] ?? 0
}

const isMostlyWords = (line: Line) => line.cells.filter(isValue).length * 2 <= widthOf(line)

const isValue = ({ text, number, date, formula }: Cell) =>
  number !== undefined || date !== undefined || formula === true || /^[-+\d.,:/%\sR$]*\d[-+\d.,:/%\s]*$/.test(text)
