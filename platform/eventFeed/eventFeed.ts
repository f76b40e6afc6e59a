import type { RecordedEvent } from '@prumo/contracts/index'

/**
 * What a shard is given: its events after `after`, in order of position; up to `through` there are no others.
 * `eventId`: of the event that stands at
 * `through`, of whichever shard, where it is to be had.
 */
export type Stretch = { events: readonly RecordedEvent[]; after: number; through: number; eventId?: string | undefined }

/**
 * Whoever folds: it is told which shards are its own, and is given the next stretch of each only when the one before is
 * done with.
 */
export type Follower = {
  /** This shard is ours now. Answers the position that it has reached. */
  begin(shard: number): Promise<number>
  take(shard: number, stretch: Stretch): Promise<void>
  /** This shard is somebody else's now, or nobody's. */
  end(shard: number): Promise<void>
}

/**
 * Events for ever, parted into shards: those of one organization are all in one, in order. A follower is given each
 * event at least once, and what it has may come again. A position is always the log's, whatever carries the events.
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
