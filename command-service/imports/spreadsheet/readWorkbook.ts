import { readOds } from './ods/readOds'
import type { Sheet } from './sheet'
import { SpreadsheetRefused } from './spreadsheetRefused'
import { unzip } from './unzip'
import { readXlsx } from './xlsx/readXlsx'

/** The files in a workbook's archive, by path. */
export type Parts = ReadonlyMap<string, Buffer>

const openDocument = /^application\/vnd\.oasis\.opendocument\.spreadsheet(-template)?\s*$/

/** Reads a workbook of either kind, as its archive says. Other documents come in the same archives. */
export async function readWorkbook(content: Buffer, headerRow?: number): Promise<Sheet> {
  const parts = await unzip(content)
  if (parts.has('xl/workbook.xml')) return readXlsx(parts, headerRow)
  if (openDocument.test(parts.get('mimetype')?.toString('latin1') ?? '')) return readOds(parts, headerRow)
  throw new SpreadsheetRefused('import.kindUnsupported')
}
