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

/**
 * The rows that a project had at a moment. Left out are read models whose past is read from their present, those that
 * have none, and those of the organization.
 */
export async function foldProject(
  { log, codec }: Source,
  projections: readonly Projection[],
  moment: Moment,
  streams: readonly string[],
): Promise<FoldedProject> {
  const folded = projections.filter(isFolded)
  const isWanted = oncePerType((event) => folded.some((projection) => concerns(projection, event)))
  const read = await Promise.all(streams.map((stream) => log.read(stream)))
  const wanted = read.flat().filter((event) => isOf(moment, event) && isWanted(event))
  const events = (await decodeEach(codec, wanted.sort(byPosition))).filter((event) => !event.spelledOtherwise)
  const tables = folded.map((projection) => {
    const concerned = events.filter(oncePerType((event) => concerns(projection, event)))
    // What Postgres may refuse of these rows, it refuses when they are laid out.
    const { writes, poison } = foldBatch(projection, concerned, new Map(), new Set(), { seeksDoubt: false })
    return { table: projection.table, writes, isStopped: poison.length > 0 }
  })
  const whole = tables.filter(({ isStopped }) => !isStopped)
  return {
    rows: new Map(whole.map(({ table, writes }) => [table, writes.filter(({ row }) => row !== null)])),
    stopped: new Set(tables.filter(({ isStopped }) => isStopped).map(({ table }) => table)),
  }
}

const isFolded = ({ madeAt, holdsForPast, ofOrganization, ofPresent }: Projection): boolean =>
  !madeAt && !holdsForPast && !ofOrganization && !ofPresent

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
