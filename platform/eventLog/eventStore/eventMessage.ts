import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { EventToAppend, RecordedEvent } from '../eventLog'

/** What stands beside an event's data: its own metadata is a text within, so that it comes back byte for byte. */
type Envelope = { id: string; at: string; organizationId: string | null; projectId: string | null; metadata: string }

export function envelopeOf({ id, organizationId, projectId, metadata }: EventToAppend, at: string): string {
  return JSON.stringify({ id, at, organizationId, projectId, metadata } satisfies Envelope)
}

/**
 * An event of the history as it was read; nothing for a reserved stream's, nor for what the server says of a stream
 * that it deleted.
 */
export function recordedEvent(answer: ReadResp): RecordedEvent | undefined {
  const event = answer.getEvent()?.getEvent()
  if (!event) return undefined
  const stream = nameIn(event)
  if (isReserved(stream) || isOfTheServer(event.getMetadataMap().get('type') ?? '')) return undefined
  const { id, at, organizationId, projectId, metadata } = JSON.parse(text(event.getCustomMetadata_asU8())) as Envelope
  return {
    id,
    type: event.getMetadataMap().get('type') ?? '',
    organizationId,
    projectId,
    data: text(event.getData_asU8()),
    metadata,
    stream,
    revision: Number(event.getStreamRevision()),
    position: positionIn(event.getCommitPosition()),
    at,
  }
}

export const nameIn = (event: ReadResp.ReadEvent.RecordedEvent): string =>
  text(event.getStreamIdentifier()?.getStreamName_asU8())

const isOfTheServer = (name: string): boolean => name.startsWith('$')

/** Begins the names of streams that are ours and no part of the history. */
export const reservedStream = '~'

/** Whether a stream is the server's own, or says of the log what is no event of it. */
export const isReserved = (stream: string): boolean => isOfTheServer(stream) || stream.startsWith(reservedStream)

/** A position in the server's log, as a number that is exactly that. */
export function positionIn(commitPosition: string | undefined): number {
  const position = Number(commitPosition)
  if (!Number.isSafeInteger(position)) throw new RangeError(`position ${commitPosition} is no exact number`)
  return position
}

/** The data of what was read, whatever stream it stands in. */
export function dataIn(answer: ReadResp): string | undefined {
  const event = answer.getEvent()?.getEvent()
  return event && text(event.getData_asU8())
}

const text = (bytes: Uint8Array | undefined) =>
  bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString() : ''
