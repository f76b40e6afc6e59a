import { CsvError, parse } from 'csv-parse/sync'
import { gatherTable } from '../gatherTable'
import type { Sheet } from '../sheet'
import { sheetLimits } from '../sheetLimits'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { decodeText } from './decodeText'
import { detectDelimiter } from './detectDelimiter'

/** Takes the records of a CSV text one by one (RFC 4180, with any of the usual delimiters). */
export function eachRecord(text: string, delimiter: string, take: (texts: string[]) => void): void {
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: sheetLimits.bytes,
      on_record: (texts: string[]) => {
        take(texts)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SpreadsheetRefused('import.formatUnreadable', { line: error.lines ?? 0 })
  }
}

/** A line by which some programs say what parts the cells. It is not shown, and no row. */
const hint = /^"?sep=([^\w"\r\n])"?\r?\n/i

export function readCsv(content: Uint8Array, headerRow?: number): Sheet {
  const { text: whole, encoding } = decodeText(content)
  if (whole.includes('\0')) throw new SpreadsheetRefused('import.kindUnsupported')
  const [hinted = '', sign] = hint.exec(whole) ?? []
  const text = whole.slice(hinted.length)
  const delimiter = sign ?? detectDelimiter(text)
  const gathered = gatherTable(headerRow)
  let number = 0
  eachRecord(text, delimiter, (texts) =>
    gathered.add({ number: ++number, cells: texts.map((cell) => ({ text: cell })) }),
  )
  return { kind: 'csv', encoding, delimiter, ...gathered.table() }
}
