import type { EventToAppend, RecordedEvent } from '../eventLog'
import { textSeparator } from './appendFunctions'

export type PendingAppend = { stream: string; expectedRevision: number; events: readonly EventToAppend[] }
export type AppendRow = ['done' | 'repeated' | 'conflict', number, number, string]

/** Appends a batch in order and answers the former end of the log. Where it fails, `appendStatement` judges. */
export function appendInOrderStatement(batch: readonly PendingAppend[], now: Date) {
  const placed = batch.flatMap(({ stream, expectedRevision, events }) =>
    events.map((event, nth) => ({ event, stream, revision: expectedRevision + 1 + nth, first: nth === 0 })),
  )
  const [first, another] = placed
  return first && !another ? oneInOrder(first, now) : allInOrder(placed, now)
}

type Placed = { event: EventToAppend; stream: string; revision: number; first: boolean }

const oneInOrder = ({ event, stream, revision }: Placed, now: Date) => ({
  name: 'log append one in order',
  text: 'select head, recorded_at from log.append_one_in_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  rowMode: 'array' as const,
  values: [
    now,
    stream,
    revision,
    event.id,
    event.type,
    event.organizationId,
    event.projectId,
    event.data,
    event.metadata,
  ],
})

const allInOrder = (placed: readonly Placed[], now: Date) => ({
  name: 'log append in order',
  text: 'select head, recorded_at from log.append_in_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  rowMode: 'array' as const,
  values: [
    now,
    placed.map(({ stream }) => stream),
    placed.map(({ revision }) => revision),
    placed.map(({ first }) => first),
    ...eventColumns(placed.map(({ event }) => event)),
  ],
})

/** What a batch that was in order is answered. */
export function answersInOrder(batch: readonly PendingAppend[], head: number, at: string): AppendRow[] {
  let position = head
  return batch.map(({ expectedRevision, events }) => {
    position += events.length
    return ['done', position, expectedRevision + events.length, at]
  })
}

export function appendStatement(batch: readonly PendingAppend[], now: Date) {
  const events = batch.flatMap(({ events }, index) =>
    events.map((event, nth) => ({ event, number: index + 1, nth: nth + 1 })),
  )
  return {
    name: 'log append',
    text: 'select outcome, last_position, last_revision, recorded_at from log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    rowMode: 'array' as const,
    values: [
      now,
      batch.map(({ stream }) => stream),
      batch.map(({ expectedRevision }) => expectedRevision),
      batch.map(({ events }) => events.length),
      events.map(({ number }) => number),
      events.map(({ nth }) => nth),
      ...eventColumns(events.map(({ event }) => event)),
    ],
  }
}

const eventColumns = (events: readonly EventToAppend[]) => [
  events.map(({ id }) => id),
  events.map(({ type }) => type),
  events.map(({ organizationId }) => organizationId),
  events.map(({ projectId }) => projectId),
  events.map(({ data }) => data).join(textSeparator),
  events.map(({ metadata }) => metadata).join(textSeparator),
]

const columns = 'position, stream, revision, event_id, type, organization_id, project_id, at, data, metadata'

export const readStatement = (name: string, where: string, values: unknown[]) => ({
  name: `log ${name}`,
  text: `select ${columns} from log.events where ${where}`,
  rowMode: 'array' as const,
  values,
})

type EventRow = [number, string, number, string, string, string | null, string | null, string, string, string]

export function recordedEvent(row: unknown[]): RecordedEvent {
  const [position, stream, revision, id, type, organizationId, projectId, at, data, metadata] = row as EventRow
  return { position, stream, revision, id, type, organizationId, projectId, at, data, metadata }
}
