import { type HeldShard, holdShard } from './heldShard'

type Parts = Omit<Parameters<typeof holdShard>[0], 'shard' | 'before'>

/** A partition of which nothing is heard for so long is compared with the log; one whose neighbours are busy, later. */
const quietMs = 1000
const quietWhileBusyMs = 10_000

type Held = { shard: HeldShard; heardAt: number }

/** The shards that are ours, by turns; what was ours before is done with before the next begins. */
export function heldShards(parts: Parts, fail: (error: unknown) => void) {
  let held: Map<number, Held> | undefined
  let released: Promise<unknown> = Promise.resolve()

  const release = () => {
    const former = [...(held?.values() ?? [])]
    held = undefined
    released = Promise.all([released, ...former.map(({ shard }) => shard.end())]).catch(fail)
  }
  return {
    of: (partition: number) => held?.get(partition)?.shard,
    heard: (partition: number) => {
      const ours = held?.get(partition)
      if (ours) ours.heardAt = performance.now()
    },
    assign: (partitions: readonly number[]) => {
      release()
      const before = released
      held = new Map(
        partitions.map((partition) => {
          const shard = holdShard({ ...parts, shard: partition, before })
          shard.begun.catch(fail)
          return [partition, { shard, heardAt: performance.now() }]
        }),
      )
    },
    release,
    released: () => released,
    isReady: () => held !== undefined && [...held.values()].every(({ shard }) => shard.hasBegun()),
    /** Those of which nothing was heard for long; they count as heard now. */
    quiet: (): HeldShard[] => {
      const all = [...(held?.values() ?? [])]
      const longest = all.every(({ shard }) => shard.isIdle()) ? quietMs : quietWhileBusyMs
      const now = performance.now()
      const quiet = all.filter(({ shard, heardAt }) => shard.isIdle() && now - heardAt >= longest)
      for (const silent of quiet) silent.heardAt = now
      return quiet.map(({ shard }) => shard)
    },
  }
}

export type HeldShards = ReturnType<typeof heldShards>
