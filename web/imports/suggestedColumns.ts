import { detectColumnFormat } from '@prumo/contracts/imports/detectColumnFormat'
import { type ImportMapping, type ImportTarget, importTargets, unmappedTargets } from '@prumo/contracts/imports/imports'
import { plainText } from '../platform/formats/plainText'
import { isDate } from './columnQuestions'
import type { Upload } from './upload'
import { usualNames, usualWords } from './usualNames'

type Columns = ImportMapping['columns']
/** What suggestions look at in a file. */
type Table = Pick<Upload, 'header' | 'rows' | 'columnTexts'>

/**
 * What the columns of a file are taken for: as the saved mapping names them, else by how people usually call them, else
 * by a word of their name. A suggestion takes no column twice; a saved mapping may.
 */
export function suggestedColumns(table: Table, saved: Columns = {}): Columns {
  const { header } = table
  const columns: Columns = {}
  const isFree = (column: string) => !Object.values(columns).includes(column)
  const suggest = (columnFor: (target: ImportTarget) => string | undefined) => {
    for (const target of importTargets) {
      const column = columns[target] ?? columnFor(target)
      if (column) columns[target] = column
    }
  }
  const named = (name: string) => header.find((column) => plain(column) === plain(name))
  suggest((target) => saved[target] && named(saved[target]))
  suggest((target) => usualNames[target].map(named).find((column) => column !== undefined && isFree(column)))
  suggest((target) => wordedColumn(table, target, isFree))
  return columns
}

const plain = (text: string) => plainText(text).trim()

/** The words of a column's name, `dataInicialPrevista` as well as `Início da Vigência`. */
const wordsOf = (column: string) => plain(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{N}%]+/u)

const planned = ['previsto', 'prevista', 'planejado', 'planejada', 'planned', 'scheduled']
const actual = ['efetivo', 'efetiva', 'real', 'realizado', 'realizada', 'actual']

/** The first free column with a word of this field; what is planned goes before what was done. */
function wordedColumn(table: Table, target: ImportTarget, isFree: (column: string) => boolean): string | undefined {
  const score = (column: string) => {
    const words = wordsOf(column)
    return Number(words.some((word) => planned.includes(word))) - Number(words.some((word) => actual.includes(word)))
  }
  return table.header
    .filter((column) => isFree(column) && wordsOf(column).some((word) => usualWords[target]?.includes(word)))
    .filter((column) => !isDate(target) || holdsDays(table, column))
    .reduce<string | undefined>(
      (best, column) => (best === undefined || score(column) > score(best) ? column : best),
      undefined,
    )
}

/** Whether a column holds days: by the workbook, or in some format. */
function holdsDays({ header, rows, columnTexts }: Table, column: string): boolean {
  const at = header.indexOf(column)
  return (
    rows.some((cells) => cells[at]?.date !== undefined) ||
    detectColumnFormat(columnTexts[at] ?? [], 'date').formats.length > 0
  )
}

/** An extra column that is mapped already, if any. One column may serve several fields of the task. */
export function mappedTwice({ columns, extra }: Pick<ImportMapping, 'columns' | 'extra'>): string | undefined {
  const all = [...new Set(Object.values(columns)), ...extra].filter(Boolean)
  return all.find((column, index) => all.indexOf(column) !== index)
}

/** Whether a file can be read with it. */
export const isComplete = (mapping: ImportMapping) => unmappedTargets(mapping).length === 0 && !mappedTwice(mapping)
