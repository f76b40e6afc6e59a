import type { Sheet } from './spreadsheet/sheet'

/**
 * The distinct values of each column that the workbook gives no type. Formats are detected from them, and steps are
 * matched with them.
 */
export const columnTexts = ({ header, rows }: Pick<Sheet, 'header' | 'rows'>): string[][] =>
  header.map((_, column) => {
    const texts = new Set<string>()
    for (const row of rows) {
      const cell = row[column]
      if (cell && cell.date === undefined && cell.number === undefined) texts.add(cell.text)
    }
    return [...texts]
  })
