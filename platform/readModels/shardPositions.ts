import { shardOf } from '../eventFeed/shardOf'
import type { ReadModelsMoved } from './readModels'

export type ShardPosition = { shard: number; position: number }

/** How far each shard of the read models is; none while nobody has made the read models. */
export function shardPositions() {
  let positions: readonly number[] = []
  return {
    /** That of this organization; without an id, what all have reached. */
    of: (organizationId?: string): number => {
      if (positions.length === 0) return 0
      if (organizationId === undefined) return Math.min(...positions)
      return positions[shardOf(organizationId, positions.length)] ?? 0
    },
    /** How far the shard is that is furthest. */
    furthest: (): number => Math.max(0, ...positions),
    /** Answers whether the move is of the same shards as before: else only the database can say whose shard it is. */
    move: ({ shard, shards, position }: ReadModelsMoved): boolean => {
      if (shards !== positions.length) return false
      positions = positions.with(shard, Math.max(positions[shard] ?? 0, position))
      return true
    },
    /** Takes over what the database has. Answers the moves that were not heard of. */
    set: (rows: readonly ShardPosition[]): ReadModelsMoved[] => {
      // With another number of shards, positions begin to be counted anew.
      const before = rows.length === positions.length ? positions : rows.map(() => -1)
      positions = rows.map(({ shard, position }) => Math.max(position, before[shard] ?? 0))
      return rows
        .filter(({ shard, position }) => position > (before[shard] ?? 0))
        .map(({ shard, position }) => ({ shard, shards: rows.length, position, changes: null }))
    },
  }
}
