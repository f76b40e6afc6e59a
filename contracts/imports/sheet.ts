import { z } from 'zod'

/** A cell as it is shown; `number` and `date` (`YYYY-MM-DD`) where the workbook itself says so; `formula` where its text or value is computed. */
export const cell = z.strictObject({
  text: z.string(),
  number: z.number().optional(),
  date: z.string().optional(),
  formula: z.literal(true).optional(),
})
export type Cell = { text: string; number?: number; date?: string; formula?: true }

/** A table as a file has it, without its rows. */
export const sheetShape = {
  kind: z.enum(['csv', 'xlsx']),
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
  header: z.array(z.string()),
  /** The number of each row as a spreadsheet program shows it. */
  rowNumbers: z.array(z.int()),
}
