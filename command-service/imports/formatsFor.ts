import { detectColumnFormat } from '@prumo/contracts/imports/columnFormats'
import type { ImportFormats, ImportMapping, ImportTarget } from '@prumo/contracts/imports/imports'
import { Refused } from '@prumo/platform/errors'
import { columnsNamed } from './columnsNamed'
import type { Sheet } from './spreadsheet/sheet'

const dates: readonly ImportTarget[] = ['startOn', 'endOn']
const numbers: readonly ImportTarget[] = ['progress', 'estimatedHours', 'realizedHours']

/**
 * The formats of all mapped columns: those chosen, else those detected. Refuses a mapping that does not fit the
 * sheet. Also refuses a column that has two possible formats until somebody chooses one.
 */
export function formatsFor(sheet: Sheet, mapping: ImportMapping, chosen: ImportFormats): ImportFormats {
  const named = columnsNamed(mapping)
  const missing = named.find((column) => !sheet.header.includes(column))
  if (missing) throw new Refused('import.columnUnknown', { column: missing })
  const formats: ImportFormats = { ...chosen }
  for (const target of [...dates, ...numbers]) {
    const column = mapping.columns[target]
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
