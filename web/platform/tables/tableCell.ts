/**
 * A cell of a table that is saved as a file: a text, a calendar day, a number, an amount of money, or a share in
 * percent.
 */
export type TableCell = string | { day: string } | { number: number } | { cents: number } | { percent: number }
