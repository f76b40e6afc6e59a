import { setTimeout as pause } from 'node:timers/promises'
import type { EventFeed } from '@prumo/platform/eventFeed/eventFeed'
import { runCountingProjector } from './countingProjector'

const [eventsAtOnce, restMs, lookUpMs] = [10, 1000, 20]

/** The projector as a process that folds ten events a second, until it gets SIGUSR2. A mutant changes its feed. */
export function runSlowProjector(changed: (feed: EventFeed) => EventFeed = (feed) => feed): Promise<void> {
  let isSlow = true
  process.once('SIGUSR2', () => {
    isSlow = false
  })
  return runCountingProjector({ feed: (feed) => slowedFeed(changed(feed), () => isSlow) })
}

const slowedFeed = (feed: EventFeed, isSlow: () => boolean): EventFeed => ({
  ...feed,
  follow: (follower) =>
    feed.follow({
      ...follower,
      take: async (shard, { events, after, through, eventId }) => {
        let reached = after
        for (let taken = 0; taken < events.length && isSlow(); taken += eventsAtOnce) {
          const some = events.slice(taken, taken + eventsAtOnce)
          const last = some.at(-1)?.position ?? reached
          await follower.take(shard, { events: some, after: reached, through: last })
          reached = last
          for (let rested = 0; rested < restMs && isSlow(); rested += lookUpMs) await pause(lookUpMs)
        }
        const rest = events.filter(({ position }) => position > reached)
        await follower.take(shard, { events: rest, after: reached, through, eventId })
      },
    }),
})
