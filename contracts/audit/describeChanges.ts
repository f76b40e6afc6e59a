import { describeValue } from './describeValue'
import type { LogField, LogFields } from './fieldFormats'
import { logFieldsOf } from './logFieldsOf'
import type { ActionChange } from './queries'
import type { Wording } from './wording'

/** How one field changed. Without `before` it was set for the first time, without `after` its record was deleted. */
export type ChangeText = {
  field: string
  label: string
  before: string | undefined
  after: string | undefined
  /** Matters to whoever checks the record, and to nobody else. */
  technical: boolean
}

/** Changes that one kind of event made, or several where each change names its own. */
export type DescribedChanges = {
  kind?: string
  changes: readonly (ActionChange & { kind?: string })[]
  currency: string | null
  fieldKind: string | null
}

type Value = ActionChange['before']
type Entry = LogFields[string]
type Part = {
  path: readonly string[]
  field: LogField
  rank: number
  before: Value
  after: Value
  hidden?: ActionChange['hidden']
}

/** A field that a newer version of Prumo recorded. */
const unlabelled = (name: string): LogField => ({ label: name, format: 'text' })

const labelOnly = ({ label }: Entry, name: string): LogField => unlabelled(label ?? name)

/** What an action changed, field by field. What stayed as it was, and what was empty from the start, is left out. */
export function describeChanges(action: DescribedChanges, wording: Wording): ChangeText[] {
  const { kind = '', changes, currency } = action
  // A field of a document may become one of another kind: what it offered before is read as it was.
  const becoming = changes.find(({ field }) => field === 'fieldKind')
  const fieldKinds = {
    before: wordIn(becoming?.before) ?? action.fieldKind,
    after: wordIn(becoming?.after) ?? action.fieldKind,
  }
  const describe = ({ format, empty }: LogField, { value, names }: NonNullable<Value>, side: 'before' | 'after') =>
    isEmpty(value)
      ? wording.say([empty ?? 'actionLog.empty'], '')
      : describeValue(format, value, { wording, names, currency, fieldKind: fieldKinds[side] })
  return changes
    .flatMap(({ field, before, after, hidden, kind: ofIts = kind }): Part[] => {
      const fields = logFieldsOf(ofIts)
      const entry = fields[field] ?? unlabelled(field)
      const whole = { path: [field], rank: placeIn(fields, field), before, after }
      if (hidden) return [{ ...whole, field: labelOnly(entry, field), hidden }]
      return partsOf({ ...whole, entry })
    })
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ path, field, before, after, hidden }) => {
      const text: ChangeText = {
        field: path.join('.'),
        label: wording.say([field.label], path.at(-1) ?? ''),
        before: before ? describe(field, before, 'before') : undefined,
        after: after ? describe(field, after, 'after') : undefined,
        technical: field.technical ?? false,
      }
      if (hidden)
        return [{ ...text, after: hidden.map((feature) => wording.say([`noRight.${feature}`], '')).join(', ') }]
      const [shown, later] = [before ?? after, before && after ? after : undefined]
      const says = later ? text.before !== text.after : shown !== null && !isEmpty(shown.value)
      return says ? [text] : []
    })
}

type Whole = Omit<Part, 'field' | 'hidden'> & { entry: Entry }

/** The single values of a field, each with its place in the order of its event: those of a record one by one. */
function partsOf({ entry, path, rank, before, after }: Whole): Part[] {
  if (!('fields' in entry)) return [{ path, field: entry, rank, before, after }]
  const { fields } = entry
  const names = new Set([before, after].flatMap((value) => Object.keys(recordIn(value))))
  return [...names].flatMap((name) =>
    partsOf({
      entry: fields[name] ?? unlabelled(name),
      path: [...path, name],
      // What is in a record stands where the record stands.
      rank: rank + placeIn(fields, name) / 100 ** path.length,
      before: inside(before, name),
      after: inside(after, name),
    }),
  )
}

/** A field’s place in the order of its event; one without a label comes last. */
function placeIn(fields: LogFields, name: string): number {
  const names = Object.keys(fields)
  return names.includes(name) ? names.indexOf(name) : names.length
}

const recordIn = (value: Value): Readonly<Record<string, unknown>> =>
  typeof value?.value === 'object' && value.value !== null && !Array.isArray(value.value) ? value.value : {}

const inside = (value: Value, name: string): Value =>
  value && { value: (recordIn(value)[name] ?? null) as NonNullable<Value>['value'], names: value.names }

const wordIn = (value: Value | undefined) => (typeof value?.value === 'string' ? value.value : undefined)
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
