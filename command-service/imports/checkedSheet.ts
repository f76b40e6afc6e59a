import { detectColumnFormat } from '@prumo/contracts/imports/columnFormats'
import {
  type ImportFormats,
  type ImportMapping,
  type ImportTarget,
  requiredTargets,
} from '@prumo/contracts/imports/imports'
import { Refused } from '@prumo/platform/errors'
import { readSpreadsheet, type Sheet } from '@prumo/platform/spreadsheet/readSpreadsheet'
import { SpreadsheetRefused } from '@prumo/platform/spreadsheet/spreadsheetRefused'

const dates: readonly ImportTarget[] = ['startOn', 'endOn']
const numbers: readonly ImportTarget[] = ['progress', 'estimatedHours', 'realizedHours']

/** The sheet in a file. What cannot be read is refused with its reason. */
export async function sheetIn(content: Buffer): Promise<Sheet> {
  try {
    return await readSpreadsheet(content)
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw new Refused(error.reason, error.details)
    throw error
  }
}

/**
 * The formats of all mapped columns: those chosen, else those detected. Refuses a mapping that does not fit the sheet, and a column that could be read
 * in two ways until somebody has chosen: nothing is guessed.
 */
export function formatsFor(sheet: Sheet, { columns, extra }: ImportMapping, chosen: ImportFormats): ImportFormats {
  const unmapped = requiredTargets.filter((target) => !columns[target])
  if (unmapped.length > 0) throw new Refused('import.columnsUnmapped', { targets: unmapped })
  const named = [...Object.values(columns), ...extra]
  const missing = named.find((column) => !sheet.header.includes(column))
  if (missing) throw new Refused('import.columnUnknown', { column: missing })
  const twice = named.find((column, index) => named.indexOf(column) !== index)
  if (twice) throw new Refused('import.columnMappedTwice', { column: twice })

  const formats: ImportFormats = { ...chosen }
  for (const target of [...dates, ...numbers]) {
    const column = columns[target]
    if (!column || formats[target]) continue
    const format = formatOf(sheet, column, dates.includes(target) ? 'date' : 'number')
    if (format) formats[target] = format
  }
  return formats
}

function formatOf(sheet: Sheet, column: string, kind: 'date' | 'number'): string | undefined {
  const at = sheet.header.indexOf(column)
  const texts = sheet.rows.flatMap((cells) => {
    const cell = cells[at]
    return cell && cell.date === undefined && cell.number === undefined ? [cell.text] : []
  })
  const { formats, ambiguous } = detectColumnFormat(texts, kind)
  if (ambiguous) throw new Refused('import.formatAmbiguous', { column, formats })
  return formats[0]
}
