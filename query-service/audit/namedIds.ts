import type { Format, LogFields } from '@prumo/contracts/audit/fieldFormats'
import { logFieldsOf } from '@prumo/contracts/audit/logFieldsOf'

type Changed = { field: string; value: unknown }
type Of = {
  /** The kinds of events that the change may be of. */
  kinds: readonly string[]
  /** Whether what a field of a document offers are things, and no words of somebody's. */
  offersThings: boolean
}

/**
 * The ids in a value that stand where its field declares a person or a thing. What only looks like an id is a text that
 * somebody wrote: whoever knows the id of a hidden thing would be told its name.
 */
export function namedIds({ field, value }: Changed, { kinds, offersThings }: Of): string[] {
  const [entry] = kinds.flatMap((kind) => logFieldsOf(kind)[field] ?? [])
  return entry ? idsOfEntry(entry, value, offersThings) : []
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function idsOfEntry(entry: LogFields[string], value: unknown, offersThings: boolean): string[] {
  if (!('fields' in entry)) return idsOfFormat(entry.format, value, offersThings)
  return [value]
    .flat()
    .filter(isRecord)
    .flatMap((record) =>
      Object.entries(entry.fields).flatMap(([name, inside]) => idsOfEntry(inside, record[name], offersThings)),
    )
}

/** As `describeValue` writes values of each format. */
function idsOfFormat(format: Format, value: unknown, offersThings: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsOfFormat(format, item, offersThings))
  if (format === 'person' || format === 'thing' || (format === 'choices' && offersThings))
    return isId(value) ? [value] : []
  if (!isRecord(value) || typeof format === 'string')
    return format === 'comment' && isRecord(value) ? [value.mention].filter(isId) : []
  if ('parts' in format)
    return Object.entries(format.parts).flatMap(([name, inside]) => idsOfFormat(inside, value[name], offersThings))
  return 'entries' in format
    ? Object.values(value).flatMap((inside) => idsOfFormat(format.entries, inside, offersThings))
    : []
}
