import { type Later, lastOf, refusedFor } from '../rules/later'

/** A thing that is still in the plan; otherwise taking a change of it back is refused with whoever removed it. */
export function standing<Thing>(
  thing: Thing | undefined,
  since: readonly Later[],
  record: Readonly<Record<string, string>>,
): Thing {
  if (thing) return thing
  throw refusedFor('undo.deletedSince', lastOf(since, record))
}
