/** A cell of a table that is saved as a file: a text, a calendar day, a number, or a share in percent. */
export type TableCell = string | { day: string } | { number: number } | { percent: number }
