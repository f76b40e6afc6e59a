import type { z } from 'zod'
import type { Need } from './access'
import type { CallContract } from './call'
import type { EventSchema } from './event'
import type { Measure } from './measure'
import type { QueryContract } from './query'
import type { Upcast } from './upcast'

type Schemas<Schema extends z.ZodType = z.ZodType> = Readonly<Record<string, Schema>>

/** The fields of an event that are sealed, and the field with the id of whom they are about: whose key seals them. */
export type SealedFields = { readonly fields: readonly string[]; readonly of: string }

/**
 * Everything that a module offers: commands and their needs, events, queries, calls, refusals. A command without a
 * need does not compile.
 */
export const module = <
  const Commands extends Schemas<z.ZodObject>,
  const Needs extends Readonly<Record<keyof Commands, Need>>,
  const Events extends Readonly<Record<string, EventSchema>>,
  const Queries extends Readonly<Record<string, QueryContract>>,
  const Refusal extends string,
  const Calls extends Readonly<Record<string, CallContract>> = Readonly<Record<never, never>>,
>(parts: {
  name: string
  /** The module under which people find its events, where that is another one. */
  shownWith?: string
  commands: Commands
  /** Who may ask for each command. */
  needs: Needs
  events: Events
  queries: Queries
  /** What is neither a command nor a query. */
  calls?: Calls
  refusals: readonly Refusal[]
  /** The refusals of something named that does not exist, or not for this caller: a rule cannot tell the two apart. */
  absent?: readonly NoInfer<Refusal>[]
  /** Commands that change nothing: they only put on record that somebody reads. */
  readings?: readonly (keyof Commands)[]
  /** What is sealed in events, and under whose key. */
  sealed?: Readonly<Partial<Record<keyof Events, SealedFields>>>
  /** What its figures count. */
  measures?: readonly Measure[]
  /** How earlier versions of events are read; the n-th upcast brings version n to version n + 1. */
  upcasts?: Readonly<Partial<Record<keyof Events, readonly Upcast[]>>>
}) => ({
  shownWith: undefined,
  absent: [],
  readings: [],
  sealed: {},
  upcasts: {},
  ...parts,
  calls: parts.calls ?? ({} as Calls),
  measures: parts.measures ?? [],
})

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? { [Key in keyof Whole]: Whole[Key] }
  : never

/** One part of all modules as one table, in the order of the modules. */
export const merged = <Part extends string, Module extends Readonly<Record<Part, object>>>(
  modules: readonly Module[],
  part: Part,
): Intersection<Module[Part]> => Object.assign({}, ...modules.map((each) => each[part]))
