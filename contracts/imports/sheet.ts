import { z } from 'zod'

/**
 * A cell as shown. The workbook may give `number` or `date` (`YYYY-MM-DD`); `formula` marks a computed text or
 * value.
 */
export const cell = z.strictObject({
  text: z.string(),
  number: z.number().optional(),
  date: z.string().optional(),
  formula: z.literal(true).optional(),
})
export type Cell = { text: string; number?: number; date?: string; formula?: true }

/** A table as a file has it, without its rows. */
export const sheetShape = {
  kind: z.enum(['csv', 'xlsx', 'ods']),
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
  header: z.array(z.string()),
  /** The row in which the header stands. */
  headerRow: z.int(),
  /** The number of each row as a spreadsheet program shows it. */
  rowNumbers: z.array(z.int()),
}
