import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { backOff } from '../../concurrency/backOff'
import type { RecordedEvent } from '../eventLog'
import type { Connection } from './connection'
import { positionIn, recordedEvent } from './eventMessage'
import { type From, subscriptionRequest } from './readCall'

const askAnywayMs = 1000
const longestPauseMs = 5000

/**
 * Calls back on appends: of this process at once, of others by a subscription and every second anyway. It subscribes
 * with the first listener, because the server sends whole events.
 */
export function appendedSignal(connection: Connection, see: (event: RecordedEvent) => void) {
  const callbacks = new Set<() => void>()
  const closing = new AbortController()
  const pauses = backOff(longestPauseMs, closing.signal)
  let isFollowing = false
  let seen: From = 'end'

  const tell = () => {
    for (const callback of callbacks) callback()
  }
  const take = (answer: ReadResp) => {
    const event = recordedEvent(answer)
    if (event) see(event)
    const checkpoint = answer.getCheckpoint()
    seen = event?.position ?? (checkpoint ? positionIn(checkpoint.getCommitPosition()) : seen)
    pauses.reset()
    tell()
  }
  const follow = async () => {
    while (!closing.signal.aborted) {
      await subscription(connection, seen, take).catch(() => {})
      await pauses.wait()
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
      closing.abort()
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
