import { gatherTable } from '../gatherTable'
import type { Parts } from '../readWorkbook'
import type { Sheet } from '../sheet'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { eachLine } from './eachLine'
import { hiddenStyles } from './hiddenStyles'

/**
 * Reads the first visible table of an OpenDocument spreadsheet (OASIS ODF 1.3, part 3). Uses the stored values;
 * computes and fetches nothing.
 */
export function readOds(parts: Parts, headerRow?: number): Sheet {
  if (/<(\w+:)?encryption-data\b/.test(parts.get('META-INF/manifest.xml')?.toString('latin1') ?? ''))
    throw new SpreadsheetRefused('import.workbookProtected')
  const content = parts.get('content.xml')
  const gathered = gatherTable(headerRow)
  eachLine(content, hiddenStyles(content), gathered.add)
  return { kind: 'ods', ...gathered.table() }
}
