import { gatherTable } from '../gatherTable'
import type { Sheet } from '../sheet'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { cellStyles } from './cellStyles'
import { eachLine } from './eachLine'
import { firstSheet } from './firstSheet'
import { sharedStrings } from './sharedStrings'
import { unzip } from './unzip'

/**
 * Reads the first visible sheet of an Office Open XML workbook (ECMA-376). Uses the stored values; computes and
 * fetches nothing.
 */
export async function readXlsx(content: Buffer, headerRow?: number): Promise<Sheet> {
  const parts = await unzip(content)
  if (!parts.has('xl/workbook.xml')) throw new SpreadsheetRefused('import.kindUnsupported')
  const { path, from1904 } = firstSheet(parts)
  const strings = sharedStrings(parts.get('xl/sharedStrings.xml'))
  const styles = cellStyles(parts.get('xl/styles.xml'))
  const gathered = gatherTable(headerRow)
  eachLine(parts.get(path), { strings, styles, from1904 }, gathered.add)
  return { kind: 'xlsx', ...gathered.table() }
}
