import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { openViolations } from './violations'

/** Whose the rows of a scope are, in a read model. */
export type Owned = { table: string; scopeId: string; organizationId: string }

/** I8: what belongs together is one organization's. */
export function checkOwners() {
  const violations = openViolations()
  const ofStreams = new Map<string, string | null>()
  const ofProjects = new Map<string, string | null>()

  const check = (owners: Map<string, string | null>, name: string, event: RecordedEvent, what: string) => {
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, event.organizationId)
    else if (owner !== event.organizationId)
      violations.add(
        `the event at position ${event.position} is of organization ${event.organizationId}, but its ${what} of ${owner}`,
      )
  }

  return {
    violations,
    take: (event: RecordedEvent) => {
      check(ofStreams, event.stream, event, 'stream is')
      if (event.projectId) check(ofProjects, event.projectId, event, 'project is')
    },
    end: (rows: readonly Owned[]) => {
      for (const { table, scopeId, organizationId } of rows) {
        const owner = ofProjects.get(scopeId) ?? scopeId
        if (owner !== organizationId)
          violations.add(`${table}: rows of ${scopeId} are of organization ${organizationId}, not of ${owner}`)
      }
      return `${ofStreams.size} streams, ${ofProjects.size} projects, ${rows.length} scopes of rows`
    },
  }
}
