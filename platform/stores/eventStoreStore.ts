import { WrongConfiguration } from '../config'
import { type Connection, openConnection } from '../eventLog/eventStore/connection'
import { NoAnswer } from '../eventLog/eventStore/persistently'
import { lastRequest, readCall } from '../eventLog/eventStore/readCall'
import { type Store, StoreUnreachable } from './awaitStore'

const answerWithinMs = 3000

/** What EVENTSTORE_URL names. */
export function eventStoreStore(url: string): Store {
  // Several hosts may be named, which no URL has.
  const place = { name: 'EventStoreDB', at: /^[a-z+]+:\/\/(?:[^@/]*@)?([^/?]*)/.exec(url)?.[1] || 'no address' }
  const fault = (what: string) => new WrongConfiguration(`EVENTSTORE_URL: ${what}`)
  const reach = async () => {
    const connection = await openConnection(url, answerWithinMs).catch(() => {
      // What it says quotes the address, and in it a password may stand.
      throw fault('is no connection string of EventStoreDB')
    })
    try {
      await withinTime(readCall(connection, lastRequest(connection, 1)))
    } catch (error) {
      if (isRefusal(error))
        throw fault(`EventStoreDB at ${place.at} does not let this user and password read all events`)
      throw new StoreUnreachable(place, wordFor(error))
    } finally {
      await closeSoon(connection)
    }
  }
  return { ...place, reach }
}

/** To find a server, and to look for the leader of several, has no end of its own. */
function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => {})
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('a read')), 2 * answerWithinMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const closeSoon = (connection: Connection) =>
  Promise.race([connection.close().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 500).unref())])

type Failure = { code?: unknown; type?: unknown; metadata?: { get?(key: string): unknown[] } }

/** gRPC's codes of who may not, and of who is not known. */
function isRefusal(error: unknown): boolean {
  const { code, type, metadata } = error as Failure
  return code === 7 || code === 16 || type === 'access-denied' || metadata?.get?.('exception')[0] === 'access-denied'
}

function wordFor(error: unknown): string {
  const { message } = error as Error
  // Of the socket, if it said anything, else of gRPC.
  const [word] = /\bE[A-Z]{4,}\b/.exec(message) ?? /\b(UNAVAILABLE|DEADLINE_EXCEEDED)\b/.exec(message) ?? []
  return word ?? 'no answer'
}
