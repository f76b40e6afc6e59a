import type { ReadModels } from '@prumo/platform/readModels/readModels'
import { LRUCache } from 'lru-cache'

/** Organizations of which it is remembered; of the others, the latest that was forgotten counts. */
const mostOrganizations = 10_000

/** The position at which something of an organization last changed, as far as this process knows: never too early. */
export function followLastMoves(readModels: ReadModels): (organizationId: string) => number {
  // An organization may be of a shard that is ahead of others.
  let floor = readModels.furthest()
  const positions = new LRUCache<string, number>({
    max: mostOrganizations,
    dispose: (position, _, reason) => {
      if (reason === 'evict') floor = Math.max(floor, position)
    },
  })
  readModels.onMoved(({ position, changes }) => {
    if (changes === null) floor = Math.max(floor, position)
    else for (const { organizationId } of changes) positions.set(organizationId, position)
  })
  return (organizationId) => Math.max(floor, positions.get(organizationId) ?? 0)
}
