/** What parts cells: spreadsheet programs set to Portuguese expect the semicolon. */
export const csvSeparators = [',', ';'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

/** With this mark spreadsheet programs read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What spreadsheet programs take for a formula, also after blanks and in full width (OWASP, "CSV Injection"). */
const formula = /^[\s\u00a0"]*[=+\-@＝＋－＠]|^[\s\u00a0]*[\t\r\n]/
const number = /^-?\d+([.,]\d+)?$/

/**
 * Where a program that parts cells by another sign would see a cell begin: behind any sign that may part cells or
 * lines. Quotes do not keep it from that, for they stand in the middle of what it takes for a cell.
 */
const embedded =
  /(?=[=+\-@＝＋－＠])(?<=[,;|\t\r\n][\s\u00a0"]*)|(?<=[,;|\r\n])(?=\t)|(?<=[,;|\t\r\n])(?=\r(?!\n))|(?<=[,;|\t])(?=\r)/g

/**
 * One record of a CSV file (RFC 4180). Text that a spreadsheet program would compute gets a mark that makes it text,
 * whatever sign the program parts cells by (docs/decisions/0048-csv-for-any-spreadsheet-program.md).
 */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

/** At the start of a line, a number can be the beginning of what a program takes for a longer cell: `-1,5*A1`. */
const isPlain = (text: string, column: number) => number.test(text) && (column > 0 || !text.startsWith('-'))

/** Without any of these no cell is computed: to look for where one would begin takes long in a long text. */
const mayCompute = /[=+\-@＝＋－＠\t\r\n]/

function csvCell(text: string, column: number): string {
  const isSafe = isPlain(text, column) || !mayCompute.test(text)
  const safe = isSafe ? text : (formula.test(text) ? `'${text}` : text).replace(embedded, "'")
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
