import type { EventLog } from '../../eventLog/eventLog'
import type { Logger } from '../../telemetry/logger'
import { shardOf } from '../shardOf'
import { type FeedAddress, type FeedFault, type FeedMessage, type FormerMessage, feedMessages } from './feedMessage'

export type FeedAlarm = { reason: FeedFault; partition: number; offset: string }

type Parts = FeedAddress & {
  log: EventLog
  logger: Logger
  onAlarm(alarm: FeedAlarm): void
}

type Given = { offset: string; value: Buffer | null }

/** Lets in what our own relay said of our own log, and raises an alarm for all else. */
export function feedGate({ log, logger, onAlarm, ...address }: Parts) {
  const { topic, shards } = address
  const { open } = feedMessages(address)
  let count = 0
  let knownHead = 0

  const faultOf = (partition: number, { position, event }: FeedMessage): FeedFault | undefined => {
    if (event && shardOf(event.organizationId, shards) !== partition) return 'misplaced'
    return position > knownHead ? 'beyond the log' : undefined
  }
  /** Of what an older version said the log is asked: the event is looked up there. */
  const confirmed = async (partition: number, former: FormerMessage): Promise<FeedMessage | FeedFault> => {
    const { epoch, position, event } = former
    if (event && shardOf(event.organizationId, shards) !== partition) return 'misplaced'
    const eventId = position > knownHead ? undefined : await log.idAt(position)
    if (eventId === undefined || (event && event.id !== eventId)) return 'beyond the log'
    return { epoch, after: position, position, eventId, event: null }
  }
  const refuse = (alarm: FeedAlarm) => {
    count++
    logger.error({ topic, ...alarm }, 'rejected a message from Kafka')
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
      for (const { offset, message: given } of opened) {
        const message = isFormer(given) ? await confirmed(partition, given) : given
        const fault = typeof message === 'string' ? message : faultOf(partition, message)
        if (fault) refuse({ reason: fault, partition, offset })
        else messages.push(message as FeedMessage)
      }
      return { messages, isSuspect: messages.length < given.length }
    },
  }
}

type Opened = FeedMessage | FormerMessage | FeedFault

const isFormer = (message: Opened): message is FormerMessage => typeof message === 'object' && 'former' in message

const positionOf = (message: Opened) => (typeof message === 'string' ? 0 : message.position)
