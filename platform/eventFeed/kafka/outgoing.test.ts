import { describe, expect, it } from 'vitest'
import { aSecret } from '../../../test/world/aSecret'
import type { RecordedEvent } from '../../eventLog/eventLog'
import { secretsOf } from '../../secrets/secrets'
import { type FeedMessage, feedMessages } from './feedMessage'
import { eventsOutgoing, type Outgoing, ticksOutgoing } from './outgoing'

const messages = feedMessages({ secrets: secretsOf(aSecret), logId: 'ours', topic: 'prumo.events', shards: 3 })
const parts = { messages, epoch: 7, latest: [100, 100, 100] }

describe('What a relay sends', () => {
  it('says of each partition what it had before, and since', () => {
    const [batch, ...more] = eventsOutgoing(parts, [eventOf(101, 1), eventOf(102, 2), eventOf(103, 1)])
    expect(more).toEqual([])
    expect(saidIn(batch)).toMatchObject([
      [1, { epoch: 7, after: 100, position: 101, event: { position: 101 } }],
      [2, { epoch: 7, after: 100, position: 102, event: { position: 102 } }],
      [1, { epoch: 7, after: 101, position: 103, event: { position: 103 } }],
    ])
    expect(batch).toMatchObject({ position: 103, latest: [100, 103, 102] })
  })

  it('is nothing where there is nothing', () => expect([...eventsOutgoing(parts, [])]).toEqual([]))

  it('goes in parts that Kafka takes, each beginning where the one before ended', () => {
    const events = Array.from({ length: 40 }, (_, index) => eventOf(101 + index, index % 2, 'x'.repeat(60_000)))
    const batches = [...eventsOutgoing(parts, events)]
    expect(batches.length).toBeGreaterThan(1)
    for (const { messages: sent } of batches)
      for (const partition of [0, 1]) expect(bytesOf(sent, partition)).toBeLessThan(1_000_000)
    expect(batches.flatMap(saidIn).map(([, { position }]) => position)).toEqual(events.map(({ position }) => position))
    expect(batches.map(({ position }) => position)).toEqual(batches.map(({ latest }) => Math.max(...latest)))
    for (const partition of [0, 1]) {
      const ofPartition = batches.flatMap(saidIn).flatMap(([of, message]) => (of === partition ? [message] : []))
      expect(ofPartition.map(({ after }) => after)).toEqual([
        100,
        ...ofPartition.slice(0, -1).map(({ position }) => position),
      ])
    }
  })

  it('points at what is too large', () => {
    const [batch] = eventsOutgoing(parts, [eventOf(101, 0, 'x'.repeat(600_000)), eventOf(102, 0)])
    expect(saidIn(batch)).toMatchObject([
      [0, { after: 101, position: 101, event: null }],
      [0, { after: 101, position: 102, event: { position: 102 } }],
    ])
  })

  it('tells those behind how far the log is, and no others', () => {
    const ticks = ticksOutgoing({ ...parts, latest: [100, 105, 103] }, { position: 105, eventId: 'e105' })
    expect(saidIn(ticks)).toEqual([
      [0, { epoch: 7, after: 100, position: 105, eventId: 'e105', event: null }],
      [2, { epoch: 7, after: 103, position: 105, eventId: 'e105', event: null }],
    ])
    expect(ticks).toMatchObject({ position: 105, latest: [105, 105, 105] })
  })
})

const saidIn = (batch: Outgoing | undefined): [number, FeedMessage][] =>
  (batch?.messages ?? []).map(({ partition, value }) => [
    partition,
    messages.open(partition, Buffer.from(value)) as FeedMessage,
  ])

const bytesOf = (sent: Outgoing['messages'], partition: number) =>
  sent
    .filter((message) => message.partition === partition)
    .reduce((sum, { value }) => sum + Buffer.byteLength(value), 0)

const eventOf = (position: number, shard: number, text = 'so'): RecordedEvent => ({
  id: String(position),
  type: 'SomethingSaid',
  organizationId: `0000000${shard}`,
  projectId: null,
  data: JSON.stringify({ said: text }),
  metadata: '{}',
  stream: 's',
  revision: 0,
  position,
  at: '2026-03-02T09:00:00Z',
})
