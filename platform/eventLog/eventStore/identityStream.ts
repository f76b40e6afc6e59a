import { randomUUID } from 'node:crypto'
import type { LogIdentity } from '../eventLog'
import type { appendCall } from './appendCall'
import type { Connection } from './connection'
import { dataIn, reservedStream } from './eventMessage'
import { readCall, streamRequest } from './readCall'

type Parts = {
  connection: Connection
  sendAppend: ReturnType<typeof appendCall>
  surely<Answer>(attempt: () => Promise<Answer>): Promise<Answer>
}

const stream = `${reservedStream}log-identity`

/** Which log this is, as EventStoreDB keeps it: the one event of a stream that is no part of the history. */
export function identityStream({ connection, sendAppend, surely }: Parts) {
  const identity = async (): Promise<LogIdentity | undefined> => {
    const [data] = await surely(() => readCall(connection, streamRequest(connection, stream, 0, 1), dataIn))
    return data === undefined ? undefined : (JSON.parse(data) as LogIdentity)
  }
  return {
    identity,

    /** Whose append comes second finds the stream there, and takes what stands in it. */
    identify: async (wanted: LogIdentity): Promise<LogIdentity> => {
      const event = identityEvent(connection, wanted)
      await surely(() => sendAppend({ stream, expectedRevision: -1, events: [event] }))
      const identified = await identity()
      if (!identified) throw new Error('the log took no identity')
      return identified
    },
  }
}

function identityEvent({ messages, shared }: Connection, identity: LogIdentity) {
  const message = new messages.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()))
  message.getMetadataMap().set('type', 'LogIdentity').set('content-type', 'application/json')
  return message.setData(Buffer.from(JSON.stringify(identity)))
}
