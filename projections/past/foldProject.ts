import { type EventType, events } from '@prumo/contracts/index'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Moment } from '@prumo/platform/readModels/pasts'
import { concerns, foldBatch } from '../folding/foldBatch'
import type { Projection } from '../projection'
import type { Write } from '../tables/readModelTable'

export type Source = { log: Pick<EventLog, 'read'>; codec: EventCodec }

/** Rows by table. A table in which an event stopped has none, and is in `stopped`. */
export type FoldedProject = { rows: Map<string, Write[]>; stopped: ReadonlySet<string> }

/** The streams that hold a project's events, but for those with no other kinds of events than these. */
type StreamsOf = (except: readonly EventType[]) => Promise<readonly string[]>

/** The rows that a project had at a moment, of read models that are folded for it. */
export async function foldProject(
  { log, codec }: Source,
  folded: readonly Projection[],
  moment: Moment,
  streamsOf: StreamsOf,
): Promise<FoldedProject> {
  const isWanted = oncePerType((event) => folded.some((projection) => concerns(projection, event)))
  const unwanted = eventTypes.filter((type) => !isWanted({ organizationId: moment.organizationId, type }))
  const read = await Promise.all((await streamsOf(unwanted)).map((stream) => log.read(stream)))
  const wanted = read.flat().filter((event) => isOf(moment, event) && isWanted(event))
  const decoded = (await decodeEach(codec, wanted.sort(byPosition))).filter((event) => !event.spelledOtherwise)
  const tables = folded.map((projection) => {
    const concerned = decoded.filter(oncePerType((event) => concerns(projection, event)))
    // What Postgres may refuse of these rows, it refuses when they are laid out.
    const { writes, poison } = foldBatch(projection, concerned, new Map(), new Set(), { seeksDoubt: false })
    return { table: projection.table, writes: [...writes.values()], isStopped: poison.length > 0 }
  })
  const whole = tables.filter(({ isStopped }) => !isStopped)
  return {
    rows: new Map(whole.map(({ table, writes }) => [table, writes.filter(({ row }) => row !== null)])),
    stopped: new Set(tables.filter(({ isStopped }) => isStopped).map(({ table }) => table)),
  }
}

const eventTypes = Object.keys(events) as EventType[]

/** Others are read from their present, or from their versions; or they have no past, or are of the organization. */
export const isFolded = (projection: Projection): boolean => {
  const { madeAt, versionsIn, holdsForPast, ofOrganization, ofPresent } = projection
  return !madeAt && !versionsIn && !holdsForPast && !ofOrganization && !ofPresent
}

/** Events of other projects or organizations in a stream are never folded. */
const isOf = (moment: Moment, { organizationId, projectId, position }: RecordedEvent) =>
  organizationId === moment.organizationId && projectId === moment.projectId && position <= moment.position

/** Remembers the answer for each type of event: a project has many events of few types. */
function oncePerType(test: (event: { organizationId: string | null; type: string }) => boolean) {
  const found = new Map<string, boolean>()
  return (event: { organizationId: string | null; type: string }): boolean => {
    const answer = found.get(event.type)
    if (answer !== undefined) return answer
    const holds = test(event)
    found.set(event.type, holds)
    return holds
  }
}

const byPosition = (first: RecordedEvent, second: RecordedEvent) => first.position - second.position
