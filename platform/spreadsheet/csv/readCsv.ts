import { CsvError, parse } from 'csv-parse/sync'
import type { Sheet } from '../sheet'
import { sheetLimits } from '../sheetLimits'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { tableIn } from '../tableIn'
import { decodeText } from './decodeText'
import { detectDelimiter } from './detectDelimiter'

/** The records of a CSV text, cell by cell (RFC 4180, with any of the usual delimiters). */
export function parseCsv(text: string, delimiter = detectDelimiter(text)): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: sheetLimits.bytes,
    }) as string[][]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SpreadsheetRefused('import.formatUnreadable', { line: error.lines ?? 0 })
  }
}

export function readCsv(content: Uint8Array): Sheet {
  const { text, encoding } = decodeText(content)
  if (text.includes('\0')) throw new SpreadsheetRefused('import.kindUnsupported')
  const delimiter = detectDelimiter(text)
  const lines = parseCsv(text, delimiter).map((texts, index) => ({
    number: index + 1,
    cells: texts.map((cell) => ({ text: cell })),
  }))
  return { kind: 'csv', encoding, delimiter, ...tableIn(lines) }
}
