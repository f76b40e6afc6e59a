import { detectColumnFormat } from '@prumo/contracts/imports/detectColumnFormat'
import {
  dateTargets,
  type ImportFormats,
  type ImportMapping,
  type ImportTarget,
  numberTargets,
} from '@prumo/contracts/imports/imports'
import { Refused } from '@prumo/platform/errors'
import { columnsNamed } from './columnsNamed'
import { textsIn } from './columnTexts'
import type { Sheet } from './spreadsheet/sheet'

type Chosen = { [Target in ImportTarget]?: string | undefined }

/**
 * The formats of all mapped columns: those chosen, else those detected. Refuses a mapping that does not fit the
 * sheet. Also refuses a column that has two possible formats until somebody chooses one.
 */
export function formatsFor(sheet: Sheet, mapping: ImportMapping, chosen: Chosen): ImportFormats {
  const named = columnsNamed(mapping)
  const missing = named.find((column) => !sheet.header.includes(column))
  if (missing) throw new Refused('import.columnUnknown', { column: missing })
  const formats: ImportFormats = {}
  const decide = (kind: 'date' | 'number') => (target: ImportTarget) => {
    const column = mapping.columns[target]
    const format = chosen[target] ?? (column && formatOf(sheet, column, kind))
    if (format) formats[target] = format
  }
  dateTargets.forEach(decide('date'))
  numberTargets.forEach(decide('number'))
  return formats
}

function formatOf(sheet: Sheet, column: string, kind: 'date' | 'number'): string | undefined {
  const texts = textsIn(sheet.rows, sheet.header.indexOf(column))
  const { formats, ambiguous } = detectColumnFormat(texts, kind)
  if (ambiguous) throw new Refused('import.formatAmbiguous', { column, formats })
  return formats[0]
}
