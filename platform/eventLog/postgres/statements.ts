import type { EventToAppend, RecordedEvent } from '../eventLog'
import { textSeparator } from './schema'

export type PendingAppend = { stream: string; expectedRevision: number; events: readonly EventToAppend[] }
export type AppendRow = ['done' | 'repeated' | 'conflict', number, number, string]

export function appendStatement(batch: readonly PendingAppend[], now: Date) {
  const events = batch.flatMap(({ events }, index) =>
    events.map((event, nth) => ({ event, number: index + 1, nth: nth + 1 })),
  )
  const all = <T>(pick: (event: EventToAppend) => T) => events.map(({ event }) => pick(event))
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
      all(({ id }) => id),
      all(({ type }) => type),
      all(({ organizationId }) => organizationId),
      all(({ projectId }) => projectId),
      all(({ data }) => data).join(textSeparator),
      all(({ metadata }) => metadata).join(textSeparator),
    ],
  }
}

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
