import type { ThingKind } from './namedKinds'

/** How a value is written for people. */
export type Format =
  /** As somebody wrote it. */
  | 'text'
  /** A hash, an id or another sign for programs, as it is. */
  | 'code'
  | 'flag'
  | 'count'
  | 'percent'
  | 'money'
  | 'minutes'
  /** How many seconds before the event. */
  | 'secondsBefore'
  | 'bytes'
  | 'day'
  | 'month'
  | 'instant'
  | 'timeOfDay'
  /** The id of a person. */
  | 'person'
  /** An area that the specification names. */
  | 'standardArea'
  /** What a comment consists of: texts and mentions. */
  | 'comment'
  /** What a field of a document was filled with, and what it offers, by the kind of that field. */
  | 'answer'
  | 'choices'
  /** A column of the project analysis. */
  | 'analysisColumn'
  /** What was requested, and the right that it takes. */
  | 'resource'
  | 'need'
  /** Why a row was refused. */
  | 'refusal'
  /** The id of a thing of one of these kinds, or of any: what was named as another has no name here. */
  | { readonly thing: ThingKinds }
  /** Words of ours, with the group of texts for them. */
  | { readonly words: string }
  /** A record as a phrase: a text with a hole for each of these parts. */
  | { readonly phrase: string; readonly parts: Readonly<Record<string, Format>> }
  /** Money within a text with a hole for the amount; nothing where there is none. */
  | { readonly amount: string }
  /** What stands for each word: `word: value`. The word is somebody’s, or one of ours with the group of its texts. */
  | { readonly entries: Format; readonly keys?: string }

export type ThingKinds = readonly ThingKind[] | 'any'

/** How a field of one kind of event is shown. */
export type LogField = {
  /** The text of its label, in the meaning that the field has in this event. */
  readonly label: string
  readonly format: Format
  /** The text for an empty value, where that says more than that it is empty. */
  readonly empty?: string
  /** It matters to whoever checks the record, and to nobody else. */
  readonly technical?: true
}

/** A record within an event: its fields are shown one by one. Its label stands where its values may not be shown. */
export type LogRecord = { readonly label?: string; readonly fields: LogFields }

/** The fields of one kind of event, in the order in which they are shown. */
export type LogFields = { readonly [field: string]: LogField | LogRecord }

type Options = Pick<LogField, 'empty'>
const written =
  (format: Format) =>
  (label: string, options: Options = {}): LogField => ({ label, format, ...options })

export const text = written('text')
export const code = written('code')
export const flag = written('flag')
export const count = written('count')
export const percent = written('percent')
export const money = written('money')
export const minutes = written('minutes')
export const secondsBefore = written('secondsBefore')
export const bytes = written('bytes')
export const day = written('day')
export const month = written('month')
export const instant = written('instant')
export const timeOfDay = written('timeOfDay')
export const person = written('person')
export const thing = (label: string, kinds: ThingKinds, options?: Options): LogField =>
  written({ thing: kinds })(label, options)
export const standardArea = written('standardArea')
export const comment = written('comment')
export const answer = written('answer')
export const choices = written('choices')
export const analysisColumn = written('analysisColumn')
export const resource = written('resource')
export const need = written('need')

/** One or several words of ours, with the group of texts for them. */
export const words = (label: string, group: string, options?: Options): LogField =>
  written({ words: group })(label, options)
export const phrase = (label: string, textKey: string, parts: Readonly<Record<string, Format>>): LogField =>
  written({ phrase: textKey, parts })(label)
export const entries = (label: string, format: Format, keys?: string): LogField =>
  written({ entries: format, ...(keys && { keys }) })(label)

/** The same fields, for whoever checks the record. */
export const technical = <Fields extends Readonly<Record<string, LogField>>>(
  fields: Fields,
): { [Field in keyof Fields]: LogField } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, LogField] => [name, { ...field, technical: true }]),
  ) as { [Field in keyof Fields]: LogField }
