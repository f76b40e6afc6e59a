import { dateFormats } from '@prumo/contracts/imports/dates'
import { detectColumnFormat } from '@prumo/contracts/imports/detectColumnFormat'
import {
  dateTargets,
  type ImportFormats,
  type ImportMapping,
  type ImportTarget,
  numberTargets,
} from '@prumo/contracts/imports/imports'
import { numberFormats } from '@prumo/contracts/imports/numbers'
import { plainText } from '../platform/formats/plainText'
import type { Upload } from './upload'

export const isDate = (target: ImportTarget) => (dateTargets as readonly ImportTarget[]).includes(target)
export const isNumber = (target: ImportTarget) => (numberTargets as readonly ImportTarget[]).includes(target)

export type FormatQuestion = {
  column: string
  kind: 'date' | 'number'
  /** The fields that are read from the column: it has one format for all of them. */
  targets: readonly ImportTarget[]
  /** The formats that read the column best, the likelier first. */
  formats: string[]
  /** All formats that somebody can choose instead, the best first. */
  choices: string[]
  chosen: string | undefined
  /** A value that can be read in two ways: somebody has to say which is meant. */
  sample: string | undefined
}

const kinds = [
  ['date', dateTargets, dateFormats],
  ['number', numberTargets, numberFormats],
] as const

/** In which formats the mapped columns can be read. A column whose values the workbook itself types asks nothing. */
export const formatQuestions = (upload: Upload, { columns }: ImportMapping, chosen: ImportFormats): FormatQuestion[] =>
  kinds.flatMap(([kind, targets, allFormats]) =>
    [...new Set(targets.map((target) => columns[target]))].flatMap((column = '') => {
      const texts = upload.columnTexts[upload.header.indexOf(column)] ?? []
      const values = kind === 'number' ? texts.map((text) => text.replace('%', '')) : texts
      const { formats, ambiguous, sample } = detectColumnFormat(values, kind)
      if (formats.length === 0) return []
      const read = targets.filter((target) => columns[target] === column)
      const choices = [...formats, ...allFormats.filter((format) => !formats.includes(format))]
      const answer = read.map((target) => chosen[target]).find((format) => format !== undefined)
      const question = { column, kind, targets: read, formats, choices, sample: ambiguous ? sample : undefined }
      return [{ ...question, chosen: answer ?? (ambiguous ? undefined : formats[0]) }]
    }),
  )

/** The formats by field, as these questions are answered. */
export const answered = (questions: readonly FormatQuestion[]): ImportFormats =>
  Object.fromEntries(
    questions.flatMap(({ targets, chosen }) => (chosen ? targets.map((target) => [target, chosen]) : [])),
  )

/** The chosen formats that still hold. An answer belongs to a column and goes when another takes its place. */
export const stillChosen = (
  formats: ImportFormats,
  before: ImportMapping['columns'],
  after: ImportMapping['columns'],
): ImportFormats =>
  Object.fromEntries(
    Object.entries(formats).filter(([target]) => before[target as ImportTarget] === after[target as ImportTarget]),
  )

const nothing = /^[\s\u00a0]*[-–—]?[\s\u00a0]*$/

/** The words of the step column that are no step of the project and that nobody has matched with one. */
export function unknownSteps(upload: Upload, { columns, steps }: ImportMapping, names: readonly string[]): string[] {
  const column = columns.step ? upload.header.indexOf(columns.step) : -1
  const plain = (word: string) => plainText(word).trim()
  const plainNames = new Set(names.map(plain))
  return (upload.columnTexts[column] ?? []).filter(
    (word) => !nothing.test(word) && !plainNames.has(plain(word)) && !steps[word],
  )
}
