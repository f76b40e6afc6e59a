import type { Upload as Answer } from '@prumo/contracts/imports/calls'
import { columnTexts } from './columnTexts'
import { shortened } from './shortened'
import type { Sheet } from './spreadsheet/sheet'
import type { Upload } from './uploads'

const rowsShown = 50
const cellsShown = 12

/** What the sender of a file is shown of it. */
export function uploadOf({ uploadId, fileName }: Pick<Upload, 'uploadId' | 'fileName'>, sheet: Sheet): Answer {
  const { rows, firstLines, ...about } = sheet
  return {
    ...about,
    uploadId,
    fileName,
    rowCount: rows.length,
    rows: rows.slice(0, rowsShown),
    firstLines: firstLines.map(({ number, cells }) => ({
      row: number,
      cells: cells.slice(0, cellsShown).map((cell) => ({ ...cell, text: shortened(cell.text) })),
    })),
    columnTexts: columnTexts(sheet),
  }
}
