import { wellFormed } from '@prumo/contracts/values'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'
import { wordsFor } from './wordsFor'

/** Before it is read: JSON has such characters only as escapes. */
const maybeMalformed = /\\u(0000|d[89a-f])/i

/** I16: what is recorded can stand in a row. Events with text that none can hold are named. */
export function checkText() {
  const done = openInstances()
  let count = 0
  return {
    violations: openInstances(),
    done,
    take: ({ recorded, data }: ReadEvent) => {
      count++
      if (maybeMalformed.test(recorded.data) && !isWellFormed(data))
        done.add(`${wordsFor(recorded)} has text that no row can hold; rows have U+FFFD in its place`)
    },
    end: () => `${count} events`,
  }
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return wellFormed(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => wellFormed(name) && isWellFormed(inner))
}
