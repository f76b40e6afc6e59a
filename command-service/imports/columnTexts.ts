import type { Cell, Sheet } from './spreadsheet/sheet'

/**
 * The distinct values of each column that the workbook gives no type. Formats are detected from them, and steps are
 * matched with them.
 */
export const columnTexts = ({ header, rows }: Pick<Sheet, 'header' | 'rows'>): string[][] =>
  header.map((_, column) => textsIn(rows, column))

/** The same of one column. */
export function textsIn(rows: Sheet['rows'], column: number): string[] {
  const texts = new Set<string>()
  for (const row of rows) {
    const cell = row[column]
    if (cell && isText(cell)) texts.add(cell.text)
  }
  return [...texts]
}

/** Digits that a workbook takes for a number may be a day, `20270113`. They are the same in every format of numbers. */
const isText = ({ text, number, date }: Cell) => date === undefined && (number === undefined || /^\d{8}$/.test(text))
