import type { Recorded } from '@prumo/contracts/message'
import { equal } from '@prumo/platform/values/equal'
import type { Row } from './projection'
import { userOf } from './userOf'

/** By field: who changed it last, `null` for the system, and when. A field that was never changed is not in it. */
export type ChangedFields = Readonly<Record<string, Change>>
type Change = { by: string | null; at: string }

/** Adds the fields whose value an event replaced; of those that it records together, some may stay as they were. */
export function withChanged(former: ChangedFields, data: object, event: Recorded): ChangedFields {
  const { before } = data as { before?: Record<string, unknown> }
  const now = data as Record<string, unknown>
  let change: Change | undefined
  let changed = former as Record<string, Change>
  for (const field in before) {
    if (equal(now[field], before[field])) continue
    if (!change) {
      change = { by: userOf(event), at: event.at }
      changed = { ...former }
    }
    changed[field] = change
  }
  return changed
}

/** A row with what an event says of its fields, and who changed which. */
export function changed<R extends Row & { changedFields: ChangedFields }>(
  before: R | null,
  data: object,
  event: Recorded,
): R | null {
  if (!before) return null
  const row: Row = { ...before }
  const now = data as Row
  for (const field in now) if (field !== 'before') row[field] = now[field]
  row.changedAt = event.at
  row.changedFields = withChanged(before.changedFields, data, event)
  return row as R
}
