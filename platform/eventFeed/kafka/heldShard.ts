import type { EventCodec } from '../../eventLog/eventCodec'
import type { Follower } from '../eventFeed'
import type { FeedMessage } from './feedMessage'
import type { LogPages } from './logPages'
import { shardReader } from './shardReader'

type Parts = {
  shard: number
  shards: number
  follower: Follower
  codec: EventCodec
  pages: LogPages
  /** When whoever had it before is done. */
  before: Promise<unknown>
}

/** Asked between stretches. */
type GoOn = () => boolean

/** A shard while it is ours. It takes messages in any order and repeatedly, and gives on what is next. */
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

export function holdShard(parts: Parts): HeldShard {
  const { shard, follower, before } = parts
  let reader: ReturnType<typeof shardReader> | undefined
  let waiting = 0
  let hasEnded = false
  const begun = before.then(async () => {
    if (hasEnded) return
    reader = shardReader(parts, await follower.begin(shard))
  })
  let turn = begun

  const inTurn = async (work: (check: () => void) => Promise<void>, goOn: GoOn): Promise<boolean> => {
    const check = () => {
      if (hasEnded || !goOn()) throw new Interrupted()
    }
    waiting++
    const ours = turn.then(() => work(check)).finally(() => waiting--)
    turn = ours.catch(() => {})
    return ours.then(
      () => true,
      (error: unknown) => {
        // What is under way when the shard becomes another's may be refused.
        if (error instanceof Interrupted || hasEnded) return false
        throw error
      },
    )
  }

  const reading = () => {
    if (!reader) throw new Interrupted()
    return reader
  }

  return {
    begun,
    give: (messages, goOn) => inTurn((check) => reading().takeMessages(messages, check), goOn),
    giveLog: (through, goOn) => inTurn((check) => reading().takeFromLog(through, check), goOn),
    hasBegun: () => reader !== undefined,
    isIdle: () => reader !== undefined && !hasEnded && waiting === 0,
    end: async () => {
      hasEnded = true
      await turn.catch(() => {})
      if (reader) await follower.end(shard)
    },
  }
}
