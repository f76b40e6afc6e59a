import type { Cell } from '@prumo/contracts/imports/sheet'

export type { Cell }

export type Table = {
  /** The names of the columns, no two alike. */
  header: string[]
  /** The number of the row in which the header stands. */
  headerRow: number
  /** Each as long as the header, or longer by one where the row has more cells than there are columns. */
  rows: Cell[][]
  /** The number of each row as a spreadsheet program shows it. */
  rowNumbers: number[]
  /** The first lines of the file, whatever they are. */
  firstLines: Line[]
}

export type Sheet = Table & { kind: 'csv' | 'xlsx' | 'ods'; encoding?: string; delimiter?: string }

export type Line = { number: number; cells: Cell[] }
