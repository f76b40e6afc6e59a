import { equal } from '@prumo/platform/values/equal'
import { refuseOutrun } from './refuseOutrun'

type Message<Type extends string> = { type: Type; data: object }

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name as never]]))

/**
 * The changed fields of a thing, with the values before, for a change that is one event. `undefined` if nothing
 * changes. `seen` is what the sender saw in these fields.
 */
export function changesIn<Fields extends object>(
  now: Fields,
  changes: object,
  seen?: Readonly<Record<string, unknown>>,
): (Partial<Fields> & { before: Partial<Fields> }) | undefined {
  const names = Object.keys(changes).filter((name) => !equal(changes[name as never], now[name as keyof Fields]))
  if (names.length === 0) return undefined
  refuseOutrun(now, changes, seen)
  return { ...pick(changes, names), before: pick(now, names) } as unknown as Partial<Fields> & {
    before: Partial<Fields>
  }
}

/** For a thing whose fields have separate events. Fields that share an event change together. */
export function fieldChanges<Field extends string, Type extends string>(eventOf: Readonly<Record<Field, Type>>) {
  const fieldsOf = new Map<Type, Field[]>()
  for (const [field, type] of Object.entries(eventOf) as [Field, Type][])
    fieldsOf.set(type, [...(fieldsOf.get(type) ?? []), field])

  return {
    /** One event for each group of fields in which something changes, in the order of the fields. */
    eventsOf: <Event extends Message<string>>(
      ids: object,
      before: Readonly<Record<Field, unknown>>,
      changes: Readonly<Partial<Record<Field, unknown>>>,
    ): Event[] => {
      const after = { ...before, ...changes }
      return [...fieldsOf]
        .filter(([, fields]) => fields.some((field) => !equal(after[field], before[field])))
        .map(([type, fields]) => ({ type, data: { ...ids, ...pick(after, fields), before: pick(before, fields) } }))
        .map((event) => event as unknown as Event)
    },

    /** The same fold for each of these events. */
    foldsBy: <Fold>(fold: Fold): Record<Type, Fold> =>
      Object.fromEntries([...fieldsOf.keys()].map((type) => [type, fold])) as Record<Type, Fold>,
  }
}
