import { decodeEach } from '../../eventLog/decodeEach'
import type { EventCodec } from '../../eventLog/eventCodec'
import type { RecordedEvent } from '../../eventLog/eventLog'
import type { Follower } from '../eventFeed'
import { shardOf } from '../shardOf'
import type { FeedMessage } from './feedMessage'
import type { LogPages } from './logPages'

const largestStretch = 1000
/** So far it reads on, where there is nothing for this shard, before it says so. */
const longestSilence = 20_000

type Parts = { shard: number; shards: number; follower: Follower; codec: EventCodec; pages: LogPages }

/** How far it is, and the event that stands there. */
type Reached = { through: number; eventId?: string | undefined }

/** Throws where it is not to go on. */
type Check = () => void

/** Gives a follower what is next of a shard, in stretches, from messages or from the log. It begins at `position`. */
export function shardReader({ shard, shards, follower, codec, pages }: Parts, start: number) {
  let position = start

  const take = async (recorded: readonly RecordedEvent[], { through, eventId }: Reached, check: Check) => {
    if (through <= position) return
    check()
    await follower.take(shard, { events: await decodeEach(codec, recorded), after: position, through, eventId })
    position = through
  }

  const takeFromLog = async (through: number, check: Check) => {
    let reached: Reached = { through: position }
    let found: RecordedEvent[] = []
    while (reached.through < through) {
      check()
      const page = await pages.next(reached.through, through)
      const ours = page.events.filter(({ organizationId }) => shardOf(organizationId, shards) === shard)
      if (found.length + ours.length > largestStretch || reached.through - position > longestSilence) {
        await take(found, reached, check)
        found = []
      }
      found.push(...ours)
      reached = page
    }
    await take(found, reached, check)
  }

  const takeMessages = async (messages: readonly FeedMessage[], check: Check) => {
    let reached: Reached = { through: position }
    let found: RecordedEvent[] = []
    const flush = async () => {
      await take(found, reached, check)
      found = []
    }
    for (const message of messages) {
      if (message.after > reached.through) {
        await flush()
        await takeFromLog(message.after, check)
        reached = { through: position }
      }
      if (message.position <= reached.through) continue
      if (message.event) found.push(message.event)
      reached = { through: message.position, eventId: message.eventId }
      if (found.length === largestStretch) await flush()
    }
    await flush()
  }

  return { takeFromLog, takeMessages }
}
