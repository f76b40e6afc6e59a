import type { RecordedEvent } from '@prumo/contracts/index'

/**
 * What a shard is given: its events after `after`, in order of position; up to `through` there are no others.
 * `eventId`: of the event that stands at
 * `through`, of whichever shard, where it is to be had.
 */
export type Stretch = { events: readonly RecordedEvent[]; after: number; through: number; eventId?: string | undefined }

/** A consumer. It is assigned shards, and gets a shard's next batch only after finishing the last. */
export type Follower = {
  /** This shard is ours now. Answers the position that it has reached. */
  begin(shard: number): Promise<number>
  take(shard: number, stretch: Stretch): Promise<void>
  /** This shard is somebody else's now, or nobody's. */
  end(shard: number): Promise<void>
}

/**
 * An endless stream of events in shards. An organization's events are in one shard, in order. A follower gets each
 * event at least once. Positions are always the log's.
 */
export type EventFeed = {
  /** How many shards there are, numbered from 0. The same for every process. */
  shards: number
  follow(follower: Follower): Following
}

export type Following = {
  /** Ends after the stretches that are under way. */
  stop(): Promise<void>
  /** Rejects when the follower threw, or nothing comes any more: what follows is broken, and says so. */
  ended: Promise<void>
}
