import { SpreadsheetRefused } from '../spreadsheetRefused'

/**
 * The text as a workbook shows it. Characters that XML cannot hold are written as `_x000D_` (ECMA-376 part 1,
 * 22.9.2.19).
 */
export function shownText(kept: string): string {
  const text = kept.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  if (text.includes('\0') || !text.isWellFormed()) throw new SpreadsheetRefused('import.workbookCorrupt')
  return text
}
