import { timingSafeEqual } from 'node:crypto'
import type { RecordedEvent } from '../../eventLog/eventLog'
import type { Secrets } from '../../secrets/secrets'

/**
 * What a partition is told: after `after`, up to `position`, it has nothing but this event, or nothing at all. That is true for ever, whoever says it
 * and however often; so messages may be lost, repeated or out of turn. Where `after` is `position` the event itself has to be looked up.
 */
export type FeedMessage = { epoch: number; after: number; position: number; event: RecordedEvent | null }

/** Why a message is not taken. */
export type FeedFault = 'malformed' | 'forged' | 'misplaced' | 'beyond the log'

export type FeedMessages = {
  seal(partition: number, message: FeedMessage): string
  open(partition: number, value: Buffer | null): FeedMessage | FeedFault
}

const purpose = 'event feed'
const head = /^\{"mac":"([0-9a-f]{64})",/
const headLength = '{"mac":"",'.length + 64

/**
 * A message's text is JSON with its mac in front, which covers the exact text of the rest, the topic, its partitions and the partition: what was said of one
 * partition cannot be repeated in another, and what is not ours is never parsed.
 */
export function feedMessages(secrets: Secrets, topic: string, partitions: number): FeedMessages {
  const macOf = (partition: number, rest: string) =>
    secrets.hash(purpose, `${topic}\n${partitions}\n${partition}\n${rest}`)
  return {
    seal: (partition, { epoch, after, position, event }) => {
      const rest = JSON.stringify({ epoch, after, position, event })
      return `{"mac":"${macOf(partition, rest)}",${rest.slice(1)}`
    },
    open: (partition, value) => {
      const text = value?.toString() ?? ''
      const [, mac] = head.exec(text) ?? []
      if (!mac) return 'malformed'
      const rest = `{${text.slice(headLength)}`
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(partition, rest)))) return 'forged'
      return JSON.parse(rest) as FeedMessage
    },
  }
}
