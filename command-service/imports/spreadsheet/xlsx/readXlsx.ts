import { gatherTable } from '../gatherTable'
import type { Parts } from '../readWorkbook'
import type { Sheet } from '../sheet'
import { cellStyles } from './cellStyles'
import { eachLine } from './eachLine'
import { firstSheet } from './firstSheet'
import { sharedStrings } from './sharedStrings'

/**
 * Reads the first visible sheet of an Office Open XML workbook (ECMA-376). Uses the stored values; computes and
 * fetches nothing.
 */
export function readXlsx(parts: Parts, headerRow?: number): Sheet {
  const { path, from1904 } = firstSheet(parts)
  const strings = sharedStrings(parts.get('xl/sharedStrings.xml'))
  const styles = cellStyles(parts.get('xl/styles.xml'))
  const gathered = gatherTable(headerRow)
  eachLine(parts.get(path), { strings, styles, from1904 }, gathered.add)
  return { kind: 'xlsx', ...gathered.table() }
}
