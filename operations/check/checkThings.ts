import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'
import { wordsFor } from './wordsFor'

/** What has a stream of its own that is named by its id, and that one can choose the id of. */
const things = /^(account|organization|project|document)-([0-9a-f-]{36})$/

/** I14: an id is one thing. Where an older version let two be made, the later one is named. */
export function checkThings() {
  const done = openInstances()
  const kinds = new Map<string, string>()
  const twice = new Set<string>()

  return {
    violations: openInstances(),
    done,
    take: ({ recorded, spelledOtherwise }: ReadEvent) => {
      const [, kind, id] = spelledOtherwise || recorded.revision > 0 ? [] : (things.exec(recorded.stream) ?? [])
      if (!kind || !id) return
      const before = kinds.get(id)
      if (before === undefined) kinds.set(id, kind)
      else {
        twice.add(id)
        done.add(
          `${wordsFor(recorded)} made ${id} the id of a new ${kind}, which was that of ${article(before)} before`,
        )
      }
    },
    isTwoThings: (id: string) => twice.has(id),
    end: () => `${kinds.size} ids`,
  }
}

const article = (kind: string) => `${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`
