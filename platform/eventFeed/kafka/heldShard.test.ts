import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedShards } from '../../../test/kafka/foldedShards'
import { times } from '../../../test/run/length'
import type { EventCodec } from '../../eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '../../eventLog/eventLog'
import { shardOf } from '../shardOf'
import type { FeedMessage } from './feedMessage'
import { holdShard } from './heldShard'
import { logPages } from './logPages'

const shards = 3
const shard = 1
const goOn = () => true
const codec = { decode: async (events: unknown) => events } as EventCodec

describe('A shard that is ours', () => {
  it('is given each of its events once and in order, whatever messages are lost, repeated or out of turn', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(shards - 1), { maxLength: 60 }),
        fc.array(fc.record({ from: fc.nat(60), to: fc.nat(60), lost: fc.nat(5), pointed: fc.nat(9) }), {
          maxLength: 8,
        }),
        fc.array(fc.nat(1000), { maxLength: 60 }),
        async (ofShards, relays, mixing) => {
          const log = logOf(ofShards)
          const messages = relays.flatMap((relay) => saidBy(log.events, relay))
          const mixed =
            mixing.length > 0
              ? messages.map((_, index) => messages[(mixing[index % mixing.length] ?? 0) % messages.length])
              : messages
          const { folded, held, faults } = await hold(log)
          for (let start = 0; start < mixed.length; start += 5)
            await held.give(
              mixed.slice(start, start + 5).filter((message) => message !== undefined),
              goOn,
            )
          await held.giveLog(log.events.length, goOn)
          expect(positionsOf(folded.folded)).toEqual(log.ofShard())
          expect(folded.positionOf(shard)).toBe(log.events.length)
          expect(faults).toEqual([])
        },
      ),
      { numRuns: times(300, 3000) },
    ))

  it('takes at most a thousand at once, and reads each page of a long log once', async () => {
    const log = logOf(Array.from({ length: 7500 }, (_, index) => (index < 3500 ? shard : index % shards)))
    const { folded, held, faults } = await hold(log)
    expect(await held.giveLog(7500, goOn)).toBe(true)
    expect(positionsOf(folded.folded)).toEqual(log.ofShard())
    expect(faults).toEqual([])
    expect(log.reads.count).toBe(8)
  })

  it('stops between stretches when it is told to, and goes on from there', async () => {
    const log = logOf(Array.from({ length: 5000 }, () => shard))
    const { folded, held } = await hold(log)
    let times = 0
    expect(await held.giveLog(5000, () => ++times < 6)).toBe(false)
    const soFar = folded.folded.length
    expect(soFar).toBeGreaterThan(0)
    expect(soFar).toBeLessThan(5000)
    expect(await held.giveLog(5000, goOn)).toBe(true)
    expect(positionsOf(folded.folded)).toEqual(log.ofShard())
  })

  it('is given nothing any more when it has ended, and ends after what is under way', async () => {
    const log = logOf(Array.from({ length: 3000 }, () => shard))
    const { folded, held, faults } = await hold(log)
    const giving = held.giveLog(3000, goOn)
    await held.end()
    expect(await giving).toBe(false)
    const soFar = folded.folded.length
    expect(await held.giveLog(3000, goOn)).toBe(false)
    expect(folded.folded).toHaveLength(soFar)
    expect(faults).toEqual([])
  })

  it('fails when it cannot take, but not for what is refused to it once it is another’s', async () => {
    const log = logOf([shard, shard])
    const refusing = { ...foldedShards().worker('ann'), take: () => Promise.reject(new Error('it is ben’s')) }
    const parts = { shard, shards, codec, pages: logPages(log as unknown as EventLog), before: Promise.resolve() }
    const held = holdShard({ ...parts, follower: refusing })
    await expect(held.giveLog(2, goOn)).rejects.toThrow('it is ben’s')
    const giving = held.giveLog(2, goOn)
    await held.end()
    expect(await giving).toBe(false)
  })
})

async function hold(log: ReturnType<typeof logOf>) {
  const folded = foldedShards()
  const parts = { shard, shards, codec, pages: logPages(log as unknown as EventLog), before: Promise.resolve() }
  const held = holdShard({ ...parts, follower: folded.worker('ann') })
  await held.begun
  return { folded, held, faults: folded.faults }
}

/** What a relay says that begins and ends here: all of it true. Some of it is lost on the way. */
function saidBy(events: readonly RecordedEvent[], { from, to, lost, pointed }: Record<string, number>): FeedMessage[] {
  const [start = 0, end = 0] = [from, to].map((position) => (position ?? 0) % (events.length + 1))
  let latest = start
  const say = (position: number, event: RecordedEvent | null, after = latest): FeedMessage => {
    latest = position
    return { epoch: 1, after, position, eventId: `event ${position}`, event }
  }
  const messages = events
    .slice(start, Math.max(start, end))
    .filter(({ organizationId }) => shardOf(organizationId, shards) === shard)
    .map((event) =>
      event.position % 10 === pointed ? say(event.position, null, event.position) : say(event.position, event),
    )
  if (end > latest) messages.push(say(end, null))
  return messages.filter((_, index) => lost === 0 || index % 6 !== lost)
}

function logOf(ofShards: readonly number[]) {
  const reads = { count: 0 }
  const events = ofShards.map(
    (of, index): RecordedEvent => ({
      id: String(index + 1),
      type: 'SomethingSaid',
      organizationId: of.toString(16).padStart(8, '0'),
      projectId: null,
      data: '{}',
      metadata: '{}',
      stream: 's',
      revision: index,
      position: index + 1,
      at: '2026-03-02T09:00:00Z',
    }),
  )
  return {
    events,
    reads,
    ofShard: () => events.filter((_, index) => ofShards[index] === shard).map(({ position }) => position),
    readAll: async (after: number, limit: number) => {
      reads.count++
      return events.slice(after, after + limit)
    },
  }
}

const positionsOf = (events: readonly { position: number }[]) => events.map(({ position }) => position)
