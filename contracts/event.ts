import type { z } from 'zod'
import type { Feature } from './access'
import type { NamedKind } from './audit/namedKinds'
import type { NotificationKind } from './notifications/kinds'

/** Who is notified of an event. */
export type Notifying<Data> = {
  readonly kind: NotificationKind
  /** The ids of these people. The person who did it is left out. */
  whom(data: Data): readonly string[]
  /** What they must be allowed to see in the project. */
  features(data: Data): readonly Feature[]
}

/**
 * What an event means to whoever looks at all events. `Field` is a field of the event. Without anything besides `of` it
 * changes a record that exists.
 */
export type Meaning<Field extends PropertyKey = PropertyKey, Data = object> = {
  /** The field with the id of the record that the event is about, or with its target; `null` if it is about none. */
  readonly of: Field | null
  /** The field with the id of a part of that record; what changes a part is shown as a change of the part. */
  readonly part?: Field
  /** With it a record is there. */
  readonly begins?: true
  /** With it a record is gone. */
  readonly ends?: true
  /** It gives a thing its name. */
  readonly names?: { readonly kind: NamedKind; readonly id: Field; readonly name: Field }
  /** Somebody may do more or less than before; it counts at once. */
  readonly changesRights?: true
  /** The field with the person whose key it destroys. Anything sealed under that key stays unreadable. */
  readonly erases?: Field
  readonly notifies?: Notifying<Data>
  /** Nobody is signed in when it happens: the field with the person under whose key its origin is sealed. */
  readonly originOf?: Field
  /** It is about the log itself, or about how somebody looks at things: no change of the project. */
  readonly quiet?: true
}

declare const isEvent: unique symbol
/** A schema that `event` made: one without a meaning does not compile in a module. */
export type EventSchema<Schema extends z.ZodType = z.ZodType> = Schema & { readonly [isEvent]: true }

const meanings = new WeakMap<z.ZodType, Meaning>()

/** The schema of an event's data, with what the event means. */
export function event<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  meaning: Meaning<keyof Shape, z.output<z.ZodObject<Shape, z.core.$strict>>>,
): EventSchema<z.ZodObject<Shape, z.core.$strict>> {
  // Two events may have one shape, and each has its own meaning.
  const eventSchema = schema.clone()
  meanings.set(eventSchema, meaning)
  return eventSchema as EventSchema<z.ZodObject<Shape, z.core.$strict>>
}

/** What an event of this schema means. */
export const meaningOf = (schema: z.ZodType): Meaning => meanings.get(schema) ?? { of: null }
