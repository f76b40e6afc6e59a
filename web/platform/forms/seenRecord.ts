import type { FieldTexts } from './fieldDrafts'

/** The fields of a record that a form changes, as its command takes them. */
export type RecordValues = Readonly<Record<string, unknown>>
/** Texts by field: how a value stands in the form. */
export type TextsOf = (values: RecordValues) => Readonly<Record<string, FieldTexts>>

/** A value as most fields have it. */
export const plainTexts: TextsOf = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textsOf(value)]))

function textsOf(value: unknown): FieldTexts {
  if (value === null || value === undefined) return ['']
  if (typeof value === 'boolean') return value ? ['on'] : []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** Fields in which two states of a record differ. */
export const differing = (first: RecordValues, second: RecordValues): string[] =>
  Object.keys(first).filter((name) => !isSame(first[name], second[name]))

/**
 * The command's data with what was seen of the record. A field that nobody typed in is not sent. Where the command
 * takes the `whole` record, it is sent as it is `now`, for nobody means to change it.
 */
export function changesOf(
  data: RecordValues,
  { seen, now, whole }: { seen: RecordValues; now: RecordValues; whole: boolean },
): RecordValues {
  const changed = differing(seen, data)
  const untouched = Object.keys(seen).filter((name) => !changed.includes(name))
  const rest = Object.entries(data).filter(([name]) => !untouched.includes(name))
  if (!whole) return { ...Object.fromEntries(rest), seen: pick(seen, changed) }
  return { ...data, ...pick(now, untouched), seen: { ...pick(now, untouched), ...pick(seen, changed) } }
}

export const pick = (values: RecordValues, names: readonly string[]): RecordValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
