import type { Cell } from '@prumo/contracts/imports/sheet'

export type { Cell }

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
