import type { NamedKind } from './audit/namedKinds'
import { type Meaning, meaningOf } from './event'
import { type EventType, modules, sealed } from './index'

const all = modules.flatMap(({ name, shownWith, events }) =>
  Object.entries(events).map(([type, schema]) => ({
    type: type as EventType,
    module: shownWith ?? name,
    meaning: meaningOf(schema),
  })),
)

const typesThat = (mean: (meaning: Meaning) => boolean): ReadonlySet<EventType> =>
  new Set(all.flatMap(({ type, meaning }) => (mean(meaning) ? type : [])))

/** With these a record is there. */
export const beginning = typesThat(({ begins }) => begins === true)
/** With these a record is gone. Every other event changes what is there. */
export const ending = typesThat(({ ends }) => ends === true)
/** These are about the log itself, or for one person: no change of the project. */
export const quiet = typesThat((meaning) => meaning.quiet === true)
/** After one of these somebody may do more or less than before. */
export const changingRights = typesThat(({ changesRights }) => changesRights === true)

/** The field of each event with the id of the record that it is about, or with its target; `null` for none. */
export const recordFieldOf: ReadonlyMap<string, string | null> = new Map(
  all.map(({ type, meaning: { of } }) => [type, of === null ? null : String(of)]),
)

/** Fields of an event that the action log leaves out: what the record is and where, and what is sealed. */
export const hiddenFieldsOf = (type: string): ReadonlySet<string> =>
  new Set([
    'projectId',
    'organizationId',
    'target',
    ...(recordFieldOf.get(type) ? [String(recordFieldOf.get(type))] : []),
    ...(sealed[type as EventType]?.fields ?? []),
  ])

const fieldsBy = (fieldOf: (meaning: Meaning) => PropertyKey | undefined): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ type, meaning }) => {
      const field = fieldOf(meaning)
      return field === undefined ? [] : [[type, String(field)] as const]
    }),
  )
const erasedFields = fieldsBy(({ erases }) => erases)
const originFields = fieldsBy(({ originOf }) => originOf)

/** The field with the id of the part that an event is about, of each event that is about a part of its record. */
export const partFieldOf = fieldsBy(({ part }) => part)

type AnyEvent = { readonly type: string; readonly data: unknown }
const fieldOf = ({ type, data }: AnyEvent, fields: ReadonlyMap<string, string>): string | undefined => {
  const field = fields.get(type)
  return field === undefined ? undefined : (data as Record<string, string>)[field]
}

/** Whether an event destroys a person's key. */
export const isErasing = (type: string): boolean => erasedFields.has(type)
/** The person whose key an event destroys. */
export const erasedPersonIn = (event: AnyEvent) => fieldOf(event, erasedFields)
/** The person under whose key the origin is sealed of an event that happens while nobody is signed in. */
export const originPersonIn = (event: AnyEvent) => fieldOf(event, originFields)

/** Who is notified of each event that notifies people. */
export const notifying: ReadonlyMap<string, NonNullable<Meaning['notifies']>> = new Map(
  all.flatMap(({ type, meaning: { notifies } }) => (notifies ? [[type, notifies] as const] : [])),
)

/** Where each event that names a thing has the thing's id and its name. */
export const naming: ReadonlyMap<string, { kind: NamedKind; id: string; name: string }> = new Map(
  all.flatMap(({ type, meaning: { names } }) =>
    names ? [[type, { kind: names.kind, id: String(names.id), name: String(names.name) }] as const] : [],
  ),
)

/** The module under which people find an event. */
export const moduleOf: ReadonlyMap<string, string> = new Map(all.map(({ type, module }) => [type, module]))
/** The names of these modules, in their order. */
export const moduleNames: readonly string[] = [...new Set(moduleOf.values())]
