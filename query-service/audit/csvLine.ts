import type { CsvSeparator } from '@prumo/contracts/audit/calls'

/** What spreadsheet programs take for a formula, also after blanks and in full width (OWASP, "CSV Injection"). */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

/**
 * One record of a CSV file (RFC 4180). Text that a spreadsheet program would compute gets a mark that makes it text.
 */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

function csvCell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
