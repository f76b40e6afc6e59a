import { timingSafeEqual } from 'node:crypto'
import type { RecordedEvent } from '../../eventLog/eventLog'
import type { Secrets } from '../../secrets/secrets'

/**
 * What a partition is told: after `after`, up to `position`, it has nothing but this event, or nothing at all. That is
 * true for ever, whoever says it and however often; so messages may be lost, repeated or out of turn. Where `after` is
 * `position` the event itself has to be looked up. `eventId`: of the event that stands at `position`, of whichever
 * partition.
 */
export type FeedMessage = {
  epoch: number
  after: number
  position: number
  eventId: string
  event: RecordedEvent | null
}

/**
 * What an older version said, that names neither the log nor what stands at the position: true only where the log says
 * so too.
 */
export type FormerMessage = Omit<FeedMessage, 'eventId'> & { former: true }

/** Why a message is not taken. */
export type FeedFault = 'malformed' | 'forged' | 'misplaced' | 'beyond the log'

export type FeedMessages = {
  seal(partition: number, message: FeedMessage): string
  open(partition: number, value: Buffer | null): FeedMessage | FormerMessage | FeedFault
}

const purpose = 'event feed of a log'
const formerPurpose = 'event feed'
const head = /^\{"mac":"([0-9a-f]{64})",/
const headLength = '{"mac":"",'.length + 64

/** Whose messages, and where they go. */
export type FeedAddress = { secrets: Secrets; logId: string; topic: string; shards: number }

/**
 * The text of a message is JSON that begins with its MAC. The MAC covers the exact text of the rest, the log, the
 * topic, its partition count and the partition. So a message cannot be replayed elsewhere, and a foreign one is never
 * parsed.
 */
export function feedMessages({ secrets, logId, topic, shards }: FeedAddress): FeedMessages {
  const macOf = (partition: number, rest: string) =>
    secrets.hash(purpose, `${logId}\n${topic}\n${shards}\n${partition}\n${rest}`)
  const formerMacOf = (partition: number, rest: string) =>
    secrets.hash(formerPurpose, `${topic}\n${shards}\n${partition}\n${rest}`)
  return {
    seal: (partition, { epoch, after, position, eventId, event }) => {
      const rest = JSON.stringify({ epoch, after, position, eventId, event })
      return `{"mac":"${macOf(partition, rest)}",${rest.slice(1)}`
    },
    open: (partition, value) => {
      const text = value?.toString() ?? ''
      const [, mac] = head.exec(text) ?? []
      if (!mac) return 'malformed'
      const rest = `{${text.slice(headLength)}`
      if (isSame(mac, macOf(partition, rest))) return JSON.parse(rest) as FeedMessage
      if (!isSame(mac, formerMacOf(partition, rest))) return 'forged'
      return { ...(JSON.parse(rest) as Omit<FormerMessage, 'former'>), former: true }
    },
  }
}

const isSame = (mac: string, expected: string) => timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
