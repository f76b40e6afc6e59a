/** A cell as it is shown; `number` and `date` (`YYYY-MM-DD`) where the workbook itself says so; `formula` where its text or value is computed. */
export type Cell = { text: string; number?: number; date?: string; formula?: true }

export type Sheet = {
  kind: 'csv' | 'xlsx'
  encoding?: string
  delimiter?: string
  header: string[]
  /** Each as long as the header, or longer by one where the row has more cells than there are columns. */
  rows: Cell[][]
  /** The number of each row as a spreadsheet program shows it. */
  rowNumbers: number[]
}

export type Line = { number: number; cells: Cell[] }
