import type { Upcast } from './upcast'

/**
 * How the fields of one thing grew from `First`, those of version 1, to `Now`. The n-th upcast makes version n + 1 of
 * version n.
 */
export type Growth<First extends object, Now extends object> = {
  readonly upcasts: readonly Upcast[]
  /** One more version: its fields, made of those of the version before. */
  readonly and: <Next extends object>(upcast: (fields: Now) => Next) => Growth<First, Next>
}

/** The growth of a thing whose fields are those of version 1. */
export const growthOf = <First extends object>(): Growth<First, First> => withUpcasts([])

const withUpcasts = <First extends object, Now extends object>(upcasts: readonly Upcast[]): Growth<First, Now> => ({
  upcasts,
  and: (upcast) => withUpcasts([...upcasts, upcast as unknown as Upcast]),
})
