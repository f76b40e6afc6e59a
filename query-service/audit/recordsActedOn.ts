import type { RecordKind } from '@prumo/contracts/audit/recordKinds'
import type { ActionRow } from './actionRows'
import { placeOf } from './placeOf'

export type Acted = Pick<ActionRow, 'position' | 'kind' | 'recordId' | 'targetKind'>

/** Each record with what was done last to it, or to a part of it, and how many there are of each kind, most first. */
export function recordsActedOn(newestFirst: readonly Acted[]) {
  const byRecord = new Map<string, Acted>()
  const counts = new Map<RecordKind, number>()
  for (const acted of newestFirst) {
    const holder = placeOf(acted)?.holder
    if (!holder || byRecord.has(holder.id)) continue
    byRecord.set(holder.id, acted)
    counts.set(holder.kind, (counts.get(holder.kind) ?? 0) + 1)
  }
  return {
    records: [...byRecord.values()],
    counts: [...counts].map(([kind, count]) => ({ kind, count })).sort((first, second) => second.count - first.count),
  }
}
