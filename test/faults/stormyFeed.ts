import { setTimeout as pause } from 'node:timers/promises'
import type { EventFeed, Follower, Stretch } from '@prumo/platform/eventFeed/eventFeed'
import type { FeedMessage } from '@prumo/platform/eventFeed/kafka/feedMessage'
import { type HeldShard, holdShard } from '@prumo/platform/eventFeed/kafka/heldShard'
import { logPages } from '@prumo/platform/eventFeed/kafka/logPages'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'

type Parts = { log: EventLog; codec: EventCodec; shards: number; random: () => number }
type StormyFeed = EventFeed & { weather: { messages: number; repeated: number; lost: number; gaps: number } }

const [window, mostAtOnce, pageSize] = [64, 12, 500]
/** Who begins is told again of this much that it has. */
const agoAtBegin = 300
const share = { repeatedMessage: 0.3, lostMessage: 0.03, repeatedStretch: 0.3, lostStretch: 0.01 }

/**
 * A feed in shards whose messages come twice, out of order within a window, late, or never. Once the product has put
 * them in order, stretches come twice, overlapping, or not at all.
 */
export function stormyFeed(parts: Parts): StormyFeed {
  const weather = { messages: 0, repeated: 0, lost: 0, gaps: 0 }
  return {
    weather,
    shards: parts.shards,
    follow: (follower) => {
      let stopped = false
      const pages = logPages(parts.log)
      const rough = roughFollower(follower, parts.random, weather)
      const blow = async (shard: number) => {
        const held = holdShard({ ...parts, shard, pages, before: Promise.resolve(), follower: rough })
        try {
          await held.begun
          const from = Math.max(0, rough.begunAt(shard) - agoAtBegin)
          await sendAll(parts, { shard, held, from }, weather, () => !stopped)
        } finally {
          await held.end()
        }
      }
      const ended = Promise.all(Array.from({ length: parts.shards }, (_, shard) => blow(shard))).then(() => {})
      ended.catch(() => {
        stopped = true
      })
      return {
        ended,
        stop: async () => {
          stopped = true
          await ended.catch(() => {})
        },
      }
    },
  }
}

/** Sends a shard its messages for ever. As the product does, it tells of what the log has where nothing is heard. */
async function sendAll(
  { log, shards, random }: Parts,
  { shard, held, from }: { shard: number; held: HeldShard; from: number },
  weather: StormyFeed['weather'],
  goOn: () => boolean,
): Promise<void> {
  let [read, after] = [from, from]
  while (goOn()) {
    const page = await log.readAll(read, pageSize)
    const messages: FeedMessage[] = []
    for (const event of page.filter(({ organizationId }) => shardOf(organizationId, shards) === shard)) {
      messages.push({ epoch: 1, after, position: event.position, eventId: event.id, event })
      after = event.position
    }
    const storm = shaken(messages, random, weather)
    for (let sent = 0; sent < storm.length && goOn(); ) {
      const count = 1 + Math.floor(random() * mostAtOnce)
      await held.give(storm.slice(sent, sent + count), goOn)
      sent += count
      if (random() < 0.1) await pause(random() * 3)
    }
    read = page.at(-1)?.position ?? read
    if (page.length < pageSize) {
      await held.giveLog(await log.head(), goOn)
      await pause(5)
    }
  }
}

/** The same messages, some of them twice and some never, each up to a window later than it should be. */
function shaken(messages: readonly FeedMessage[], random: () => number, weather: StormyFeed['weather']): FeedMessage[] {
  const due: { message: FeedMessage; at: number }[] = []
  for (const [index, message] of messages.entries()) {
    weather.messages++
    if (random() < share.lostMessage) weather.lost++
    else due.push({ message, at: index + random() * window })
    if (random() < share.repeatedMessage) {
      weather.repeated++
      due.push({ message, at: index + random() * window })
    }
  }
  return due.sort((a, b) => a.at - b.at).map(({ message }) => message)
}

/** Gives on what comes, sometimes with what came before, sometimes with each event twice, and seldom not at all. */
function roughFollower(follower: Follower, random: () => number, weather: StormyFeed['weather']) {
  const before = new Map<number, Stretch>()
  const begun = new Map<number, number>()
  const rough: Follower = {
    ...follower,
    begin: async (shard) => {
      before.delete(shard)
      const position = await follower.begin(shard)
      begun.set(shard, position)
      return position
    },
    take: async (shard, stretch) => {
      if (random() < share.lostStretch) {
        weather.gaps++
        return
      }
      const last = before.get(shard)
      before.set(shard, stretch)
      const isContinued = last?.through === stretch.after
      const given = last && isContinued && random() < share.repeatedStretch ? joined(last, stretch) : stretch
      await follower.take(shard, given)
      if (random() < share.repeatedStretch) await follower.take(shard, given)
    },
  }
  return { ...rough, begunAt: (shard: number) => begun.get(shard) ?? 0 }
}

const joined = (a: Stretch, b: Stretch): Stretch => ({
  events: [...a.events, ...a.events, ...b.events, ...b.events],
  after: a.after,
  through: b.through,
  eventId: b.eventId,
})
