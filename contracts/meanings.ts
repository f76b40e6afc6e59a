import { type Meaning, meaningOf } from './event'
import { type EventType, modules } from './index'

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
/** The fields with the id of a part of a record. */
export const partFields: readonly string[] = [
  ...new Set(all.flatMap(({ meaning: { part } }) => (part === undefined ? [] : String(part)))),
]

/** Where each event that names a thing has the thing's id and its name. */
export const naming: ReadonlyMap<string, { kind: string; id: string; name: string }> = new Map(
  all.flatMap(({ type, meaning: { names } }) =>
    names ? [[type, { kind: names.kind, id: String(names.id), name: String(names.name) }] as const] : [],
  ),
)

/** The module under which people find an event. */
export const moduleOf: ReadonlyMap<string, string> = new Map(all.map(({ type, module }) => [type, module]))
/** The names of these modules, in their order. */
export const moduleNames: readonly string[] = [...new Set(moduleOf.values())]
