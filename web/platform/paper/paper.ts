import type { ReactNode } from 'react'
import type { Reading } from '../server/everyItem'
import type { TableCell } from '../tables/tableCell'

/** Rows as an export has them, for paper. */
export type PaperTable = {
  headers: readonly string[]
  rows: readonly (readonly TableCell[])[]
  /** The column by which rows stand together: it is told above them, and is no column. */
  by?: number
  /** The column that stands further in, the deeper its row is in the structure; and the column that says how deep. */
  indented?: { column: number; level: number }
}

/** What is printed of a screen: its rows, or what is read in it. */
export type Paper = {
  title: string
  /** What narrows it besides the filters that the screen shows as chips. */
  filters?: readonly string[]
} & ({ table: PaperTable } | { body: ReactNode })

/** Reads all that a paper shows. It rejects with a `Failure` where it cannot. */
export type MakePaper = (reading: Reading) => Promise<Paper>

/** So many rows stand on a paper at most: some hundred pages. */
export const mostPaperRows = 5000
