import type { Recorded } from '@prumo/contracts/message'
import { userIdOf } from '@prumo/contracts/message'
import { equal } from '@prumo/platform/values/equal'

/** By field: who changed it last, `null` for the system, and when. A field that was never changed is not in it. */
export type ChangedFields = Readonly<Record<string, Change>>
type Change = { by: string | null; at: string }

/** Adds the fields whose value an event replaced; of those that it records together, some may stay as they were. */
export function withChanged(
  former: ChangedFields,
  data: object,
  { at, metadata: { actor } }: Recorded,
): { changedFields: ChangedFields } {
  const { before = {} } = data as { before?: Record<string, unknown> }
  const now = data as Record<string, unknown>
  const replaced = Object.keys(before).filter((field) => !equal(now[field], before[field]))
  if (replaced.length === 0) return { changedFields: former }
  const change = { by: userIdOf(actor), at }
  return { changedFields: { ...former, ...Object.fromEntries(replaced.map((field) => [field, change])) } }
}
