import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Moment } from '@prumo/platform/pasts'
import { concerns, foldBatch } from '../foldBatch'
import type { Projection } from '../projection'
import type { Write } from '../readModelTable'

export type Source = { log: Pick<EventLog, 'read'>; codec: EventCodec }

/**
 * The rows of each of these read models that a project had at a moment, by table; but of those whose past can be read from their present, and of those
 * that are the organization's. Throws where an event cannot be folded.
 */
export async function foldProject(
  { log, codec }: Source,
  projections: readonly Projection[],
  moment: Moment,
  streams: readonly string[],
): Promise<Map<string, Write[]>> {
  const folded = projections.filter(
    ({ madeAt, holdsForPast, ofOrganization }) => !madeAt && !holdsForPast && !ofOrganization,
  )
  const isWanted = oncePerType((event) => folded.some((one) => concerns(one, event)))
  const read = await Promise.all(streams.map((stream) => log.read(stream)))
  const wanted = read.flat().filter((event) => isOf(moment, event) && isWanted(event))
  const events = (await decodeEach(codec, wanted.sort(byPosition))).filter((event) => !event.spelledOtherwise)
  return new Map(
    folded.map((projection) => {
      const concerned = events.filter(oncePerType((event) => concerns(projection, event)))
      const { writes, poison } = foldBatch(projection, concerned, new Map(), new Set())
      const [first] = poison
      if (first) throw new Error(`${projection.table} stops at ${first.position}: ${first.error}`)
      return [projection.table, writes.filter(({ row }) => row !== null)]
    }),
  )
}

/** Whatever a stream may hold besides, nothing of another project or organization is folded. */
const isOf = (moment: Moment, { organizationId, projectId, position }: RecordedEvent) =>
  organizationId === moment.organizationId && projectId === moment.projectId && position <= moment.position

/** What holds for one event of an organization holds for each of its type: a project has many events, and few types of them. */
function oncePerType(test: (event: { organizationId: string | null; type: string }) => boolean) {
  const found = new Map<string, boolean>()
  return (event: { organizationId: string | null; type: string }): boolean => {
    const known = found.get(event.type)
    if (known !== undefined) return known
    const holds = test(event)
    found.set(event.type, holds)
    return holds
  }
}

const byPosition = (one: RecordedEvent, other: RecordedEvent) => one.position - other.position
