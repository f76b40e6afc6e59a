import shared from '@eventstore/db-client/generated/shared_pb.js'
import { Metadata, status } from '@grpc/grpc-js'

const failure = (code: status, details: string, metadata: Record<string, string> = {}) => {
  const added = new Metadata()
  for (const [key, value] of Object.entries(metadata)) added.set(key, value)
  return Object.assign(new Error(details), { code, details, metadata: added })
}

/** The server's ways to say no, with the names by which clients tell them apart. */
export const answers = {
  unavailable: () => failure(status.UNAVAILABLE, 'Connection dropped'),
  cancelled: () => failure(status.CANCELLED, 'Cancelled by the server'),
  invalidPosition: () => failure(status.INVALID_ARGUMENT, 'Invalid position'),
  deleted: (stream: string) =>
    failure(status.FAILED_PRECONDITION, 'Stream is deleted', { exception: 'stream-deleted', 'stream-name': stream }),
  tooLarge: (limit: number) =>
    failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(limit),
    }),
}

export function streamIdentifier(stream: string) {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream))
  return identifier
}

export const streamNameOf = (identifier: ReturnType<typeof streamIdentifier> | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString()
