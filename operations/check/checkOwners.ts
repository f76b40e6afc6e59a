import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'

/** Whose the rows of a scope are, in a read model; and whether it has rows of every event. */
export type Owned = { table: string; ofEveryEvent: boolean; scopeId: string; organizationId: string }

/** I8: what belongs together is one organization's. Events with ids in another spelling belong to nothing. */
export function checkOwners() {
  const violations = openInstances()
  const ofStreams = new Map<string, string | null>()
  const ofProjects = new Map<string, string | null>()
  /** Whose rows of an event may be in which project's scope, for an id in another spelling. */
  const recordedOtherwise = new Set<string>()

  const check = (owners: Map<string, string | null>, name: string, event: RecordedEvent, what: string) => {
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, event.organizationId)
    else if (owner !== event.organizationId)
      violations.add(
        `the event at position ${event.position} is of organization ${event.organizationId}, but its ${what} of ${owner}`,
      )
  }

  const mayBeThere = (
    { ofEveryEvent, scopeId, organizationId }: Owned,
    owner: string,
    isTwoThings: (id: string) => boolean,
  ) =>
    owner === organizationId ||
    (isTwoThings(scopeId) && scopeId === organizationId) ||
    (ofEveryEvent && recordedOtherwise.has(nameOf(scopeId, organizationId)))

  return {
    violations,
    take: ({ recorded, spelledOtherwise }: ReadEvent) => {
      const { stream, projectId, organizationId } = recorded
      if (spelledOtherwise) {
        recordedOtherwise.add(nameOf(projectId, organizationId))
        return
      }
      // A name that was given back may be anybody's next.
      if (!stream.startsWith('claim-')) check(ofStreams, stream, recorded, 'stream is')
      if (projectId) check(ofProjects, projectId, recorded, 'project is')
    },
    end: (rows: readonly Owned[], isTwoThings: (id: string) => boolean) => {
      for (const row of rows) {
        const owner = ofProjects.get(row.scopeId) ?? row.scopeId
        if (!mayBeThere(row, owner, isTwoThings))
          violations.add(
            `${row.table}: rows of ${row.scopeId} are of organization ${row.organizationId}, not of ${owner}`,
          )
      }
      return `${ofStreams.size} streams, ${ofProjects.size} projects, ${rows.length} scopes of rows`
    },
  }
}

const nameOf = (projectId: string | null, organizationId: string | null) =>
  `${projectId} ${organizationId}`.toLowerCase()
