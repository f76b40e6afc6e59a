import type { EventLog } from '../../eventLog/eventLog'
import type { Logger } from '../../logger'
import type { Secrets } from '../../secrets/secrets'
import { shardOf } from '../shardOf'
import { type FeedFault, type FeedMessage, feedMessages } from './feedMessage'

export type FeedAlarm = { reason: FeedFault; partition: number; offset: string }

type Parts = {
  log: EventLog
  secrets: Secrets
  topic: string
  shards: number
  logger: Logger
  onAlarm(alarm: FeedAlarm): void
}

type Given = { offset: string; value: Buffer | null }

/** Lets in what our own relay said of our own log, and raises an alarm for all else. */
export function feedGate({ log, secrets, topic, shards, logger, onAlarm }: Parts) {
  const { open } = feedMessages(secrets, topic, shards)
  let count = 0
  let knownHead = 0

  const faultOf = (partition: number, { position, event }: FeedMessage): FeedFault | undefined => {
    if (event && shardOf(event.organizationId, shards) !== partition) return 'misplaced'
    return position > knownHead ? 'beyond the log' : undefined
  }
  const refuse = (alarm: FeedAlarm) => {
    count++
    logger.error({ topic, ...alarm }, 'a message on Kafka was refused')
    onAlarm(alarm)
  }

  return {
    /** How many were refused. */
    alarms: () => count,
    /** The messages to be believed; `isSuspect` where there were others. */
    admit: async (partition: number, given: readonly Given[]) => {
      const opened = given.map(({ offset, value }) => ({ offset, message: open(partition, value) }))
      const furthest = opened.reduce((far, { message }) => Math.max(far, positionOf(message)), 0)
      if (furthest > knownHead) knownHead = await log.head()
      const messages: FeedMessage[] = []
      for (const { offset, message } of opened) {
        const fault = typeof message === 'string' ? message : faultOf(partition, message)
        if (fault) refuse({ reason: fault, partition, offset })
        else messages.push(message as FeedMessage)
      }
      return { messages, isSuspect: messages.length < given.length }
    },
  }
}

const positionOf = (message: FeedMessage | FeedFault) => (typeof message === 'string' ? 0 : message.position)
