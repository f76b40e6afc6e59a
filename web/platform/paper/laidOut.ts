import { mostPaperRows, type Paper, type PaperTable } from './paper'
import { paperCell } from './paperCell'
import { type PaperColumns, paperColumns } from './paperColumns'

/** A paper's rows as texts in their columns; without a table there is neither. */
export type LaidOut = {
  texts: readonly (readonly string[])[]
  layout: PaperColumns | undefined
  /** More rows were read than paper takes. */
  isCut: boolean
}

/** Lays the rows of a paper out, and leaves away those for which there is no paper. */
export function laidOut(paper: Paper, language: string): LaidOut {
  if (!('table' in paper)) return { texts: [], layout: undefined, isCut: false }
  const { headers, rows, by } = paper.table
  const printed = rows.slice(0, mostPaperRows)
  const texts = printed.map((row) => row.map((cell) => paperCell(cell, language)))
  const layout = paperColumns(headers, texts, numbersIn(paper.table), by === undefined ? [] : [by])
  return { texts, layout, isCut: rows.length > mostPaperRows }
}

/** Columns in which nothing but figures stand. */
function numbersIn({ headers, rows }: PaperTable): Set<number> {
  const isFigure = (at: number) =>
    rows.every((row) => row[at] === undefined || row[at] === '' || typeof row[at] !== 'string')
  return new Set(headers.flatMap((_, at) => (rows.length > 0 && isFigure(at) ? [at] : [])))
}
