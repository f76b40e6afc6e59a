import { setTimeout as pause } from 'node:timers/promises'
import type { EventFeed, Stretch } from '@prumo/platform/eventFeed/eventFeed'
import { runSlowProjector } from '../runSlowProjector'

/** The slow projector, but that it goes on reading while what it has read waits. */
await runSlowProjector(readingAhead)

function readingAhead(feed: EventFeed): EventFeed {
  return {
    ...feed,
    follow: (follower) => {
      const waiting: Stretch[] = []
      const reading = feed.follow({ ...follower, take: async (_, stretch) => void waiting.push(stretch) })
      const takeInTurn = async () => {
        for (;;) {
          const next = waiting.shift()
          if (next) await follower.take(0, next)
          else await pause(10)
        }
      }
      return { ...reading, ended: Promise.race([takeInTurn(), reading.ended]) }
    },
  }
}
