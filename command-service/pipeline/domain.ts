import type { ProjectPlace } from '@prumo/contracts/access'
import type { RecordedEvent } from '@prumo/contracts/index'
import type { ClaimKind } from '@prumo/contracts/naming/claims'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import type { RefuseOtherThing } from '../rules/refuseOtherThing'

/**
 * What every module may read beside its rules: aggregates and their streams, the clock, and the hashing of names and
 * ids.
 */
export type Domain = {
  aggregates: Aggregates
  now: () => Date
  /** The project as access sees it; `undefined` when there is none. */
  projectPlace(projectId: string): Promise<ProjectPlace | undefined>
  /** The time zones that an organization has chosen so far; `null` is none, which has none. */
  zonesOf(organizationId: string | null): Promise<ZonesInForce>
  /** Refuses an id that somebody chose and under which another kind of thing began. */
  refuseOtherThing: RefuseOtherThing
  /** Every event of a stream, from this revision on. */
  history(stream: string, fromRevision?: number): Promise<RecordedEvent[]>
  /** What a command recorded in a stream, and every event behind it; nothing where it recorded none. */
  historySince(stream: string, commandId: string): Promise<RecordedEvent[]>
  /** The keyed hash that stands for a unique name in the name of its stream. */
  nameHash(kind: ClaimKind, name: string): string
  /** The id of what the system does under this name: made of the installation's secret. */
  systemId(name: string): string
}
