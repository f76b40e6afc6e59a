import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { EventToAppend, RecordedEvent } from '../eventLog'

/** What stands beside an event's data: its own metadata is a text within, so that it comes back byte for byte. */
type Envelope = { id: string; at: string; organizationId: string | null; projectId: string | null; metadata: string }

export function envelopeOf({ id, organizationId, projectId, metadata }: EventToAppend, at: string): string {
  return JSON.stringify({ id, at, organizationId, projectId, metadata } satisfies Envelope)
}

/** An event of ours as it was read; nothing for the server's own, whose streams begin with `$`. */
export function recordedEvent(answer: ReadResp): RecordedEvent | undefined {
  const event = answer.getEvent()?.getEvent()
  const stream = text(event?.getStreamIdentifier()?.getStreamName_asU8())
  if (!event || isOfTheServer(stream)) return undefined
  const { id, at, organizationId, projectId, metadata } = JSON.parse(text(event.getCustomMetadata_asU8())) as Envelope
  return {
    ...{ id, type: event.getMetadataMap().get('type') ?? '', organizationId, projectId },
    ...{ data: text(event.getData_asU8()), metadata },
    ...{ stream, revision: Number(event.getStreamRevision()), position: positionIn(event.getCommitPosition()), at },
  }
}

export const isOfTheServer = (stream: string): boolean => stream.startsWith('$')

/** A position in the server's log, as a number that is exactly that. */
export function positionIn(commitPosition: string | undefined): number {
  const position = Number(commitPosition)
  if (!Number.isSafeInteger(position)) throw new RangeError(`position ${commitPosition} is no exact number`)
  return position
}

const text = (bytes: Uint8Array | undefined) =>
  bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString() : ''
