import type { RecordKind } from '@prumo/contracts/audit/recordKinds'
import type { ActionRow } from './actionRows'
import { placeOf } from './placeOf'

export type Acted = Pick<ActionRow, 'position' | 'kind' | 'recordId' | 'targetKind'>

/**
 * What was done last to each record, or to a part of it. And of each kind, to how many records, most first. `tasksAt`
 * are the tasks of acts on several of them, by the position of the act.
 */
export function recordsActedOn(newestFirst: readonly Acted[], tasksAt: ReadonlyMap<number, readonly string[]>) {
  const seen = new Set<string>()
  const counts = new Map<RecordKind, number>()
  const records = newestFirst.filter((acted) => {
    const holders = holdersOf(acted, tasksAt).filter(({ id }) => !seen.has(id))
    for (const { kind, id } of holders) {
      seen.add(id)
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    return holders.length > 0
  })
  return {
    records,
    counts: [...counts].map(([kind, count]) => ({ kind, count })).sort((first, second) => second.count - first.count),
  }
}

function holdersOf(acted: Acted, tasksAt: ReadonlyMap<number, readonly string[]>): { kind: RecordKind; id: string }[] {
  const tasks = tasksAt.get(acted.position)
  if (tasks) return tasks.map((id) => ({ kind: 'task', id }))
  const holder = placeOf(acted)?.holder
  return holder ? [holder] : []
}
