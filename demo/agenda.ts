import type { StoryClock } from './clock'
import { momentOn } from './day'

type Entry = { order: number; at: Date; work: () => Promise<unknown> }

/**
 * What happens when: entries come from every part of the story, and are lived through in the order of their days. That
 * order holds on every day of the week, also where a weekend moves the days of two entries to the same Monday.
 */
export type Agenda = {
  /** On this day, counted from today, at this hour in Brasília. What would lie ahead of now happens just now. */
  on(offset: number, hour: number, work: () => Promise<unknown>): void
  /** Lives through all entries, and through those that are made on the way. */
  live(): Promise<void>
}

export function openAgenda(clock: StoryClock, today: Date): Agenda {
  const entries: Entry[] = []
  return {
    on: (offset, hour, work) => {
      const order = offset * 24 + hour
      const next = entries.findIndex((entry) => entry.order > order)
      const at = momentOn(today, offset, hour)
      entries.splice(next < 0 ? entries.length : next, 0, { order, at, work })
    },
    live: async () => {
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        clock.set(entry.at)
        await entry.work()
      }
    },
  }
}
