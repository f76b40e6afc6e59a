import type { z } from 'zod'

/** What an event means to whoever looks at all events. `Field` is a field of the event. */
export type Meaning<Field extends PropertyKey = PropertyKey> = {
  /** With it a record is there. */
  readonly begins?: true
  /** With it a record is gone. */
  readonly ends?: true
  /** It gives a thing its name. */
  readonly names?: { readonly kind: string; readonly id: Field; readonly name: Field }
  /** Somebody may do more or less than before; it counts at once. */
  readonly changesRights?: true
  /** It is about the log itself, or for one person: no change of the project. */
  readonly quiet?: true
}

declare const isEvent: unique symbol
/** A schema that `event` made: one without a meaning does not compile in a module. */
export type EventSchema<Schema extends z.ZodType = z.ZodType> = Schema & { readonly [isEvent]: true }

/** It changes what is there, and means nothing besides. */
export const change: Meaning<never> = {}

const meanings = new WeakMap<z.ZodType, Meaning>()

/** The schema of an event's data, with what the event means. */
export function event<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  meaning: Meaning<keyof Shape>,
): EventSchema<z.ZodObject<Shape, z.core.$strict>> {
  // Two events may have one shape, and each has its own meaning.
  const eventSchema = schema.clone()
  meanings.set(eventSchema, meaning)
  return eventSchema as EventSchema<z.ZodObject<Shape, z.core.$strict>>
}

/** What an event of this schema means. */
export const meaningOf = (schema: z.ZodType): Meaning => meanings.get(schema) ?? {}
