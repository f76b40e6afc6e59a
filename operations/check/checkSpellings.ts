import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'
import { wordsFor } from './wordsFor'

/** I13: ids have one spelling. Events that an older version recorded with another are named. */
export function checkSpellings() {
  const done = openInstances()
  let count = 0
  return {
    violations: openInstances(),
    done,
    take: ({ recorded, spelledOtherwise }: ReadEvent) => {
      count++
      if (spelledOtherwise)
        done.add(
          `${wordsFor(recorded)} has an id in another spelling, in stream ${recorded.stream}; it changes nothing`,
        )
    },
    end: () => `${count} events`,
  }
}
