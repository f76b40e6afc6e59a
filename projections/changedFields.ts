import type { Recorded } from '@prumo/contracts/message'
import { userIdOf } from '@prumo/contracts/message'
import { equal } from '@prumo/platform/values/equal'

/** By field: who changed it last, `null` for the system, and when. A field that was never changed is not in it. */
export type ChangedFields = Readonly<Record<string, { by: string | null; at: string }>>

/** Adds the fields whose value an event replaced; of those that it records together, some may stay as they were. */
export function withChanged(
  former: ChangedFields,
  data: object,
  { at, metadata: { actor } }: Recorded,
): { changedFields: ChangedFields } {
  const { before = {}, ...now } = data as { before?: object } & Record<string, unknown>
  const replaced = Object.entries(before).filter(([field, value]) => !equal(now[field], value))
  return {
    changedFields: {
      ...former,
      ...Object.fromEntries(replaced.map(([field]) => [field, { by: userIdOf(actor), at }])),
    },
  }
}
