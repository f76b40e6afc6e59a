import type { Sheet } from './spreadsheet/sheet'

/**
 * The different values of each column that are not typed by the workbook: what the format of a column is detected from,
 * and steps are matched with.
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
