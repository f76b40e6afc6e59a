/** How a formula begins to spreadsheet programs, also after blanks and in full width (OWASP CSV injection). */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

/** What parts cells: spreadsheet programs set to Portuguese expect the semicolon. */
export const csvSeparators = [',', ';'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

/** One record of a CSV file (RFC 4180). Text that looks like a formula gets a mark before it. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

function csvCell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
