import { dateFormats, detectColumnFormat, numberFormats } from '@prumo/contracts/imports/columnFormats'
import type { ImportFormats, ImportMapping, ImportTarget } from '@prumo/contracts/imports/imports'
import { plainText } from '../platform/formats/plainText'
import type { Upload } from './upload'

export const dateTargets: readonly ImportTarget[] = ['startOn', 'endOn']
export const numberTargets: readonly ImportTarget[] = ['progress', 'estimatedHours', 'realizedHours']

export type FormatQuestion = {
  target: ImportTarget
  column: string
  kind: 'date' | 'number'
  /** The formats that read the column best, the likelier first. */
  formats: string[]
  /** All formats that somebody can choose instead, the best first. */
  choices: string[]
  chosen: string | undefined
  /** A value that can be read in two ways: somebody has to say which is meant. */
  sample: string | undefined
}

/** In which formats the mapped columns can be read. A column whose values the workbook itself types asks nothing. */
export function formatQuestions(upload: Upload, { columns }: ImportMapping, chosen: ImportFormats): FormatQuestion[] {
  return [...dateTargets, ...numberTargets].flatMap((target) => {
    const column = columns[target]
    const texts = column ? (upload.columnTexts[upload.header.indexOf(column)] ?? []) : []
    const kind = dateTargets.includes(target) ? 'date' : 'number'
    const values = kind === 'number' ? texts.map((text) => text.replace('%', '')) : texts
    const { formats, ambiguous, sample } = detectColumnFormat(values, kind)
    if (!column || formats.length === 0) return []
    const allFormats: readonly string[] = kind === 'date' ? dateFormats : numberFormats
    const choices = [...formats, ...allFormats.filter((format) => !formats.includes(format))]
    const question = { target, column, kind, formats, choices, sample: ambiguous ? sample : undefined } as const
    return [{ ...question, chosen: chosen[target] ?? (ambiguous ? undefined : formats[0]) }]
  })
}

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
