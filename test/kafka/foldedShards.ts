import { setTimeout as wait } from 'node:timers/promises'
import type { RecordedEvent } from '@prumo/contracts/index'
import type { Follower, Stretch } from '@prumo/platform/eventFeed/eventFeed'

export type FoldedShards = ReturnType<typeof foldedShards>

/** Checkpoints and folded events, as a database keeps them for several workers. Each broken rule is kept as a fault. */
export function foldedShards() {
  const reached = new Map<number, number>()
  const owners = new Map<number, string>()
  const places = new Map<number, string | undefined>()
  const folded: RecordedEvent[] = []
  const faults: string[] = []
  const deliveries = { events: 0, by: new Map<string, number>() }
  const positionOf = (shard: number) => reached.get(shard) ?? 0

  const fold = (worker: string, shard: number, { events, after, through, eventId }: Stretch) => {
    const position = positionOf(shard)
    deliveries.events += events.length
    deliveries.by.set(worker, (deliveries.by.get(worker) ?? 0) + events.length)
    if (owners.get(shard) !== worker) faults.push(`${worker} took for ${shard}, which is ${owners.get(shard)}'s`)
    if (events.length > 1000) faults.push(`${events.length} events at once`)
    if (after > position) faults.push(`${shard} is at ${position}, and was given what follows ${after}`)
    if (events.some((event, index) => event.position <= (events[index - 1]?.position ?? after)))
      faults.push(`${shard} was given events out of turn`)
    if ((events.at(-1)?.position ?? 0) > through) faults.push(`${shard} was given events beyond ${through}`)
    places.set(through, eventId)
    folded.push(...events.filter((event) => event.position > position))
    reached.set(shard, Math.max(position, through))
  }

  return {
    folded,
    faults,
    deliveries,
    positionOf,
    /** The event that was said to stand at each position that a shard has reached. */
    places,
    /** The shards and their owners at present. */
    owners,
    worker: (name: string, takesMs = 0): Follower => ({
      begin: async (shard) => {
        owners.set(shard, name)
        return positionOf(shard)
      },
      take: async (shard, stretch) => {
        if (takesMs > 0) await wait(takesMs)
        fold(name, shard, stretch)
      },
      end: async (shard) => {
        if (owners.get(shard) === name) owners.delete(shard)
      },
    }),
    /** As if nothing had ever been folded. */
    forget: () => {
      reached.clear()
      folded.length = 0
    },
    /** How far the last of so many shards is. */
    position: (shards: number) => Math.min(...Array.from({ length: shards }, (_, shard) => positionOf(shard))),
  }
}
