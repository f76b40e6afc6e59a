import type { Format, LogFields, ThingKinds } from '@prumo/contracts/audit/fieldFormats'
import { logFieldsOf } from '@prumo/contracts/audit/logFieldsOf'
import type { ThingKind } from '@prumo/contracts/audit/namedKinds'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import { naming, partFieldOf, recordFieldOf } from '@prumo/contracts/meanings'
import { isOnSeveralTasks, kindsOfOne } from './ofTask'

/** An id, and the kinds of things that its place in an event declares: it has no name as anything else. */
export type NamedId = { id: string; kinds: ThingKinds }

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
export function namedIds({ field, value }: Changed, { kinds, offersThings }: Of): NamedId[] {
  const [entry] = kinds.flatMap((kind) => logFieldsOf(kind)[field] ?? [])
  return entry ? idsOfEntry(entry, value, offersThings) : []
}

type About = { recordId: string | null; partId?: string; targetKind: TargetKind | null; kinds: readonly string[] }

/** What an action is about: its record, or the part of it that the row is of. */
export function subjectOf({ recordId, partId, targetKind, kinds }: About): NamedId | null {
  const id = partId ?? recordId
  const types = kinds.map((kind) => (isOnSeveralTasks(kind) ? kindsOfOne[kind].kind : kind))
  const fields = types.flatMap((type) => [recordFieldOf.get(type), ...(partId ? [partFieldOf.get(type)] : [])])
  const found = fields.flatMap((field) => (field === 'target' ? (targetKind ?? []) : (kindOfField.get(field) ?? [])))
  return id === null ? null : { id, kinds: [...new Set(found)] }
}

const kindOfField: ReadonlyMap<string | null | undefined, ThingKind> = new Map<string, ThingKind>([
  ['userId', 'person'],
  ['partnerId', 'partner'],
  ...[...naming.values()].map(({ id, kind }) => [id, kind] as const),
])

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const named = (value: unknown, kinds: ThingKinds): NamedId[] => (isId(value) ? [{ id: value, kinds }] : [])

function idsOfEntry(entry: LogFields[string], value: unknown, offersThings: boolean): NamedId[] {
  if (!('fields' in entry)) return idsOfFormat(entry.format, value, offersThings)
  return [value]
    .flat()
    .filter(isRecord)
    .flatMap((record) =>
      Object.entries(entry.fields).flatMap(([name, inside]) => idsOfEntry(inside, record[name], offersThings)),
    )
}

/** As `describeValue` writes values of each format. */
function idsOfFormat(format: Format, value: unknown, offersThings: boolean): NamedId[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsOfFormat(format, item, offersThings))
  if (format === 'person') return named(value, ['person'])
  if (format === 'choices') return offersThings ? named(value, ['area']) : []
  if (format === 'comment') return isRecord(value) ? named(value.mention, ['person']) : []
  if (typeof format === 'string') return []
  if ('thing' in format) return named(value, format.thing)
  if (!isRecord(value)) return []
  if ('parts' in format)
    return Object.entries(format.parts).flatMap(([name, inside]) => idsOfFormat(inside, value[name], offersThings))
  return 'entries' in format
    ? Object.values(value).flatMap((inside) => idsOfFormat(format.entries, inside, offersThings))
    : []
}
