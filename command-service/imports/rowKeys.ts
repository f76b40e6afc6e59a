import { plainText } from '@prumo/contracts/formats/plainText'
import type { ImportMapping } from '@prumo/contracts/imports/imports'
import type { Sheet } from './spreadsheet/readSpreadsheet'

/** Identifies each row: by the key column, else by its title and the number of earlier rows with the same title. */
export function rowKeys({ header, rows }: Sheet, { columns }: ImportMapping): string[] {
  const keyAt = columns.key ? header.indexOf(columns.key) : -1
  const titleAt = header.indexOf(columns.title ?? '')
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const key = keyAt < 0 ? '' : (cells[keyAt]?.text.trim() ?? '')
    if (key) return key
    const title = plainText(cells[titleAt]?.text ?? '')
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return `${title}\u0000${count}`
  })
}
