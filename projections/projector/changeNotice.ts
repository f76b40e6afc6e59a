import type { RecordedEvent } from '@prumo/contracts/index'
import type { ReadModelChange, ReadModelsMoved } from '@prumo/platform/readModels/readModels'

/** NOTIFY carries less than 8,000 bytes. A larger notice says `changes: null`: anything may have changed. */
const largestNotice = 7500

/** What a batch changed: which tables, in which projects, of which organization. */
export function changesOf(
  events: readonly RecordedEvent[],
  tablesOf: (event: RecordedEvent) => readonly string[],
): ReadModelChange[] {
  const byOrganization = new Map<string, { tables: Set<string>; projectIds: Set<string | null> }>()
  for (const event of events) {
    if (event.organizationId === null) continue
    const change = byOrganization.get(event.organizationId) ?? { tables: new Set(), projectIds: new Set() }
    for (const table of tablesOf(event)) change.tables.add(table)
    change.projectIds.add(event.projectId)
    byOrganization.set(event.organizationId, change)
  }
  return [...byOrganization].map(([organizationId, { tables, projectIds }]) => ({
    organizationId,
    tables: [...tables],
    projectIds: [...projectIds],
  }))
}

export function noticeOf(moved: ReadModelsMoved): string {
  const whole = JSON.stringify(moved)
  return Buffer.byteLength(whole) <= largestNotice ? whole : JSON.stringify({ ...moved, changes: null })
}
