import { setTimeout as pause } from 'node:timers/promises'
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { RecordedEvent } from '../eventLog'
import type { Connection } from './connection'
import { positionIn, recordedEvent } from './eventMessage'
import { jittered } from './persistently'
import { type From, subscriptionRequest } from './readCall'

const askAnywayMs = 1000
const [firstPauseMs, longestPauseMs] = [100, 5000]

/**
 * Word of appends: of this process at once, of others by a subscription that is taken up again where it was, and every second in any case. It
 * subscribes once somebody listens: the server sends whole events.
 */
export function appendedSignal(connection: Connection, see: (event: RecordedEvent) => void) {
  const callbacks = new Set<() => void>()
  let [isFollowing, closed, failures] = [false, false, 0]
  let seen: From = 'end'

  const tell = () => {
    for (const callback of callbacks) callback()
  }
  const take = (answer: ReadResp) => {
    const event = recordedEvent(answer)
    if (event) see(event)
    const checkpoint = answer.getCheckpoint()
    seen = event?.position ?? (checkpoint ? positionIn(checkpoint.getCommitPosition()) : seen)
    failures = 0
    tell()
  }
  const follow = async () => {
    while (!closed) {
      await subscription(connection, seen, take).catch(() => {})
      if (!closed) await pause(jittered(Math.min(firstPauseMs * 2 ** failures++, longestPauseMs)), null, { ref: false })
    }
  }

  const anyway = setInterval(tell, askAnywayMs)
  anyway.unref()
  return {
    tell,
    on: (callback: () => void) => {
      callbacks.add(callback)
      if (!isFollowing) void follow()
      isFollowing = true
      return () => void callbacks.delete(callback)
    },
    close: () => {
      closed = true
      clearInterval(anyway)
    },
  }
}

/** Settles when the subscription has come to its end, as it does whenever the connection is lost. */
async function subscription(connection: Connection, after: From, take: (answer: ReadResp) => void): Promise<void> {
  const stream = await connection.openReadStream(subscriptionRequest(connection, after))
  return new Promise<void>((resolve, reject) => {
    stream.on('error', reject)
    stream.on('end', resolve)
    stream.on('data', (answer: ReadResp) => {
      try {
        take(answer)
      } catch (error) {
        stream.cancel()
        reject(error)
      }
    })
  })
}
