import { randomUUID } from 'node:crypto'
import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { EventFeed, Follower } from '@prumo/platform/eventFeed/eventFeed'
import type { FeedAlarm } from '@prumo/platform/eventFeed/kafka/feedGate'
import { type FeedMessage, feedMessages } from '@prumo/platform/eventFeed/kafka/feedMessage'
import { kafkaFeed } from '@prumo/platform/eventFeed/kafka/kafkaFeed'
import { startRelay } from '@prumo/platform/eventFeed/kafka/startRelay'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import { type EventToAppend, noStream } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { migrate } from '@prumo/platform/postgres/migrate'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { Kafka, logLevel, type Producer } from 'kafkajs'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'
import { messagesOn } from './messagesOn'

const codec: EventCodec = {
  encode: ({ data: _, metadata: __, ...draft }) => ({ ...draft, data: '{}', metadata: '{}' }),
  encodeAll: () => Promise.reject(new Error('nobody asks this')),
  decode: async (events) => events as unknown as Opened[],
}

export type KafkaWorld = Awaited<ReturnType<typeof kafkaWorld>>

/** A log of its own on Postgres, and a topic of its own on these brokers, with relays and consumers between. */
export async function kafkaWorld(brokers: string[], shards = 4) {
  const database = await createDatabase()
  const secrets = secretsOf(aSecret)
  await migrate(database.url, secrets, [])
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => {})
  const log = await postgresEventLog({ url: database.url, now: () => new Date() })
  const notices: string[] = []
  const logger = openLogger('warn', { write: (line) => void notices.push(line) })
  const topic = `prumo.test.${randomUUID()}`
  const groupId = `group.${topic}`
  const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING })
  const producer: Producer = kafka.producer({ retry: { retries: 2 } })
  const admin = kafka.admin()
  const alarms: FeedAlarm[] = []
  const closing: (() => Promise<unknown>)[] = []

  const connected = async () => {
    await admin.connect()
    return admin
  }
  const logId = randomUUID()
  const settings = { log, logId, pool, secrets, brokers, topic, shards, logger }
  const feed = (changes: Partial<typeof settings> = {}) =>
    kafkaFeed({ ...settings, groupId, codec, onAlarm: (alarm) => alarms.push(alarm), ...changes })
  return {
    log,
    logId,
    pool,
    secrets,
    topic,
    groupId,
    shards,
    kafka,
    alarms,
    notices,
    feed,
    relay: async (changes: Partial<typeof settings> = {}) => {
      const relay = await startRelay({ ...settings, ...changes })
      closing.unshift(relay.stop)
      return relay
    },
    follow: (follower: Follower, through: EventFeed = feed()) => {
      const following = through.follow(follower)
      closing.unshift(following.stop)
      return following
    },
    append: async (organizationId: string | null, count: number, data = '{}') => {
      const stream = randomUUID()
      await log.append(
        stream,
        noStream,
        Array.from({ length: count }, () => anEvent(organizationId, data)),
      )
    },
    /** The same as `append`, as an import brings it in. */
    restore: async (organizationId: string | null, count: number, data: string) => {
      const place = { stream: randomUUID(), position: 0, at: new Date().toISOString() }
      await log.restore(
        Array.from({ length: count }, (_, revision) => ({ ...anEvent(organizationId, data), ...place, revision })),
      )
    },
    admin: connected,
    /** Straight onto the topic, as whoever has come into the network could. Answers the message's offset. */
    produce: async (partition: number, value: string | Buffer | null) => {
      await producer.connect()
      const [written] = await producer.send({ topic, messages: [{ partition, value }] })
      return written?.baseOffset
    },
    /** How many messages the group has taken, for all that Kafka knows. */
    committed: async () => {
      const offsets = await (await connected()).fetchOffsets({ groupId, topics: [topic] })
      const partitions = offsets.flatMap((offset) => offset.partitions)
      return partitions.reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0)
    },
    /** Has Kafka begin anew with a group that nobody is in. */
    rewind: async () => {
      const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100 })
      await consumer.connect()
      await consumer.subscribe({ topic })
      const joined = new Promise((resolve) => consumer.on(consumer.events.GROUP_JOIN, resolve))
      await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: async () => {} })
      await joined
      await consumer.commitOffsets(
        Array.from({ length: shards }, (_, partition) => ({ topic, partition, offset: '0' })),
      )
      await consumer.disconnect()
    },
    /** What is on the topic. */
    published: async (): Promise<FeedMessage[]> => {
      const messages = feedMessages({ secrets, logId, topic, shards })
      return (await messagesOn(brokers, topic)).flatMap(({ partition, value }) => {
        const opened = messages.open(partition, value)
        return typeof opened === 'string' ? [] : [opened as FeedMessage]
      })
    },
    close: async () => {
      for (const close of closing) await close()
      await Promise.allSettled([producer.disconnect(), admin.disconnect()])
      await log.close()
      await pool.end()
      await database.drop()
    },
  }
}

const anEvent = (organizationId: string | null, data: string): EventToAppend => ({
  id: randomUUID(),
  type: 'SomethingSaid',
  organizationId,
  projectId: null,
  data,
  metadata: '{}',
})
