import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { CallOptions, ClientDuplexStream, ClientReadableStream, Metadata } from '@grpc/grpc-js'

export type AppendStream = ClientDuplexStream<BatchAppendReq, BatchAppendResp>
type ReadStream = ClientReadableStream<ReadResp>

/** The client's current connection, found and made anew after a failure. */
type Calls = {
  GRPCStreamCreator<Stream>(
    stub: typeof StreamsClient,
    name: string,
    call: (stub: StreamsClient) => Stream,
  ): () => Promise<Stream>
  callArguments(options: { requiresLeader: boolean }, overrides: CallOptions): [Metadata, CallOptions]
}

export type Connection = Awaited<ReturnType<typeof openConnection>>

/**
 * The client's connection, with our own calls on it that use the messages of the protocol. The client's calls would
 * parse texts that we keep byte for byte, wait for ever, and read all without a filter. Its appends share one list
 * among all connections of a process. A failed append takes the others with it, and a late answer ends the process.
 * Loading takes a tenth of a second, so it waits until a log is opened.
 */
export async function openConnection(connectionString: string, answerWithinMs: number) {
  const [{ EventStoreDBClient }, { default: stubs }, { default: messages }, { default: shared }, wellKnown] =
    await Promise.all([
      import('@eventstore/db-client'),
      import('@eventstore/db-client/generated/streams_grpc_pb.js'),
      import('@eventstore/db-client/generated/streams_pb.js'),
      import('@eventstore/db-client/generated/shared_pb.js'),
      loadWellKnown(),
    ])
  const client = EventStoreDBClient.connectionString(connectionString)
  const calls = client as unknown as Calls
  const call = <Stream>(name: string, begin: (stub: StreamsClient, ...options: [Metadata, CallOptions]) => Stream) =>
    calls.GRPCStreamCreator(stubs.StreamsClient, name, (stub) =>
      begin(stub, ...calls.callArguments({ requiresLeader: true }, { deadline: Number.POSITIVE_INFINITY })),
    )()
  return {
    messages,
    shared,
    ...wellKnown,
    /** How long the server has for an answer, or for the next part of one. */
    answerWithinMs,
    openAppendStream: (): Promise<AppendStream> => call('append', (stub, ...options) => stub.batchAppend(...options)),
    openReadStream: (request: ReadReq): Promise<ReadStream> =>
      call('read', (stub, ...options) => stub.read(request, ...options)),
    /** Ends every call that is open, or the process would not end. */
    close: () => client.dispose(),
  }
}

async function loadWellKnown() {
  const [{ default: time }, { default: empty }] = await Promise.all([
    import('google-protobuf/google/protobuf/timestamp_pb.js'),
    import('google-protobuf/google/protobuf/empty_pb.js'),
  ])
  return { Timestamp: time.Timestamp, Empty: empty.Empty }
}
