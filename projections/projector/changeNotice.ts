import type { RecordedEvent } from '@prumo/contracts/index'
import type { ReadModelChange, ReadModelsMoved } from '@prumo/platform/readModels/readModels'

/** NOTIFY carries less than 8,000 bytes. A larger notice says `changes: null`: anything may have changed. */
const largestNotice = 7500

/** What a batch changed: which tables, in which projects, of which organization. */
export function changesOf(
  events: readonly RecordedEvent[],
  tablesOf: (event: RecordedEvent) => readonly string[],
): ReadModelChange[] {
  const places = new Map<string, { organizationId: string; projectId: string | null; tables: Set<string> }>()
  for (const event of events) {
    const { organizationId, projectId } = event
    if (organizationId === null) continue
    const name = `${organizationId}/${projectId}`
    const place = places.get(name) ?? { organizationId, projectId, tables: new Set() }
    for (const table of tablesOf(event)) place.tables.add(table)
    places.set(name, place)
  }
  return together([...places.values()].map((place) => ({ ...place, tables: [...place.tables].sort() })))
}

/** Projects in which the same tables changed are named together. */
function together(
  places: readonly { organizationId: string; projectId: string | null; tables: string[] }[],
): ReadModelChange[] {
  const changes = new Map<string, ReadModelChange>()
  for (const { organizationId, projectId, tables } of places) {
    const name = `${organizationId} ${tables}`
    const change = changes.get(name) ?? { organizationId, tables, projectIds: [] }
    change.projectIds.push(projectId)
    changes.set(name, change)
  }
  return [...changes.values()]
}

export function noticeOf(moved: ReadModelsMoved): string {
  const whole = JSON.stringify(moved)
  return Buffer.byteLength(whole) <= largestNotice ? whole : JSON.stringify({ ...moved, changes: null })
}
