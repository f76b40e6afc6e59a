import { byteOrderMark, csvLine } from '@prumo/contracts/formats/csvLine'
import { showDay } from '@prumo/contracts/formats/days'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TableCell } from './tableCell'
import { workbook } from './workbook'

const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

type Table = { name: string; headers: readonly string[]; rows: readonly (readonly TableCell[])[] }

/** A table as a file: of XLSX, with days and numbers as such; of CSV, as the reader of this language writes them. */
export async function tableFile(
  format: TableFormat,
  { name, headers, rows }: Table,
  language: Language,
): Promise<Blob> {
  if (format === 'xlsx') return workbook(name, headers, rows)
  const separator = language === 'en' ? ',' : ';'
  const lines = rows.map((row) =>
    csvLine(
      row.map((cell) => shown(cell, language)),
      separator,
    ),
  )
  return new Blob([byteOrderMark, csvLine(headers, separator), ...lines], { type: 'text/csv;charset=utf-8' })
}

function shown(cell: TableCell, language: Language): string {
  if (typeof cell === 'string') return cell
  if ('day' in cell) return showDay(cell.day, language)
  if ('percent' in cell) return `${cell.percent}%`
  if ('cents' in cell) return plain((cell.cents / 100).toFixed(2), language)
  return plain(String(cell.number), language)
}

const plain = (number: string, language: Language) => (language === 'en' ? number : number.replace('.', ','))
