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

type Parts = {
  shard: number
  shards: number
  follower: Follower
  codec: EventCodec
  pages: LogPages
  /** When whoever had it before is done. */
  before: Promise<unknown>
}

/** How far it is, and the event that stands there. */
type Reached = { through: number; eventId?: string | undefined }

/** Asked between stretches. */
type GoOn = () => boolean

/** A shard while it is ours: it is given what comes in any order and however often, and gives on what is next, one stretch after the other. */
export type HeldShard = {
  begun: Promise<void>
  /** Answers whether all was taken: `false` where it was not to go on, or is ours no longer. */
  give(messages: readonly FeedMessage[], goOn: GoOn): Promise<boolean>
  /** Gives what the log has up to this position, which the log is known to have reached. */
  giveLog(through: number, goOn: GoOn): Promise<boolean>
  hasBegun(): boolean
  isIdle(): boolean
  /** When the stretch under way is taken. */
  end(): Promise<void>
}

class Interrupted extends Error {}

export function holdShard({ shard, shards, follower, codec, pages, before }: Parts): HeldShard {
  let position = 0
  let waiting = 0
  let [hasBegun, hasEnded] = [false, false]
  const begun = before.then(async () => {
    if (hasEnded) return
    position = await follower.begin(shard)
    hasBegun = true
  })
  let turn = begun

  const inTurn = async (work: (check: () => void) => Promise<void>, goOn: GoOn): Promise<boolean> => {
    const check = () => {
      if (hasEnded || !goOn()) throw new Interrupted()
    }
    waiting++
    const mine = turn.then(() => work(check)).finally(() => waiting--)
    turn = mine.catch(() => {})
    return mine.then(
      () => true,
      (error: unknown) => {
        // What is under way when the shard becomes another's may be refused.
        if (error instanceof Interrupted || hasEnded) return false
        throw error
      },
    )
  }

  const take = async (recorded: readonly RecordedEvent[], { through, eventId }: Reached, check: () => void) => {
    if (through <= position) return
    check()
    await follower.take(shard, { events: await decodeEach(codec, recorded), after: position, through, eventId })
    position = through
  }

  const takeFromLog = async (through: number, check: () => void) => {
    let reached: Reached = { through: position }
    let found: RecordedEvent[] = []
    while (reached.through < through) {
      check()
      const page = await pages.next(reached.through, through)
      const own = page.events.filter(({ organizationId }) => shardOf(organizationId, shards) === shard)
      if (found.length + own.length > largestStretch || reached.through - position > longestSilence) {
        await take(found, reached, check)
        found = []
      }
      found.push(...own)
      reached = page
    }
    await take(found, reached, check)
  }

  const takeMessages = async (messages: readonly FeedMessage[], check: () => void) => {
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

  return {
    begun,
    give: (messages, goOn) => inTurn((check) => takeMessages(messages, check), goOn),
    giveLog: (through, goOn) => inTurn((check) => takeFromLog(through, check), goOn),
    hasBegun: () => hasBegun,
    isIdle: () => hasBegun && !hasEnded && waiting === 0,
    end: async () => {
      hasEnded = true
      await turn.catch(() => {})
      if (hasBegun) await follower.end(shard)
    },
  }
}
