import type { RecordedEvent } from '@prumo/contracts/index'

/**
 * Events in order of position, batch by batch, for ever. Whoever follows is given each event after `after` at least once, and the next batch
 * only when the one before is done with. A position is always the log's, whatever carries the events.
 */
export type EventFeed = {
  follow(after: number, take: (batch: readonly RecordedEvent[]) => Promise<void>): Following
}

export type Following = {
  /** Ends after the batch that is under way. */
  stop(): Promise<void>
  /** Rejects when `take` threw: what follows is broken, and says so. */
  ended: Promise<void>
}
