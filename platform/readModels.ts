import pg from 'pg'
import { shardOf } from './eventFeed/shardOf'

/** Which read models of an organization changed, and in which of its projects (`null`: not in a project). */
export type ReadModelChange = { organizationId: string; tables: string[]; projectIds: (string | null)[] }
/** A shard of the read models has reached this position. `changes: null` means that anything may have changed. */
export type ReadModelsMoved = { shard: number; position: number; changes: ReadModelChange[] | null }

export const readModelsChannel = 'read_models'

/** How far the read models are, and word of each move. */
export type ReadModels = {
  /** That of this organization; without one, what all have reached. */
  position(organizationId?: string): number
  /** Resolves once they have reached the position: `false` when that takes longer than `waitMs`. */
  reached(position: number, waitMs: number, organizationId?: string): Promise<boolean>
  onMoved(callback: (moved: ReadModelsMoved) => void): () => void
  close(): Promise<void>
}

const askAgainMs = 1000

/** Follows the projector by LISTEN; asks by itself now and then, so that a lost connection loses no one's answer. */
export async function followReadModels(url: string): Promise<ReadModels> {
  const listeners = new Set<(moved: ReadModelsMoved) => void>()
  let positions: readonly number[] = [0]
  let closed = false
  let client: pg.Client | undefined

  const positionOf = (organizationId?: string) =>
    organizationId === undefined ? Math.min(...positions) : (positions[shardOf(organizationId, positions.length)] ?? 0)

  const moved = (news: ReadModelsMoved) => {
    const before = positions[news.shard]
    // A shard that is not known yet: there are others than there were.
    if (before === undefined) return void ask().catch(() => {})
    positions = positions.with(news.shard, Math.max(before, news.position))
    for (const callback of [...listeners]) callback(news)
  }

  const ask = async () => {
    const { rows } = await (client as pg.Client).query<{ shard: number; position: number }>(
      'select shard, min(position)::int8 as position from read.checkpoints where live group by shard order by shard',
    )
    // Parted into other shards, they begin to be counted anew.
    const before = rows.length === positions.length ? positions : rows.map(() => -1)
    positions = rows.length === 0 ? [0] : rows.map(({ shard, position }) => Math.max(position, before[shard] ?? 0))
    for (const { shard, position } of rows)
      if (position > (before[shard] ?? 0)) for (const tell of [...listeners]) tell({ shard, position, changes: null })
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', () => {})
    fresh.on('end', () => void reconnect(fresh))
    fresh.on('notification', ({ payload }) =>
      moved(JSON.parse(payload ?? '{"shard":0,"position":0,"changes":null}') as ReadModelsMoved),
    )
    await fresh.connect()
    await fresh.query(`listen ${readModelsChannel}`)
    client = fresh
    await ask()
  }

  const reconnect = async (gone: pg.Client) => {
    if (closed || client !== gone) return
    client = undefined
    while (!closed && !client) {
      await connect().catch(() => new Promise((resolve) => setTimeout(resolve, 250)))
    }
  }

  await connect()
  const asking = setInterval(() => void ask().catch(() => {}), askAgainMs)
  asking.unref()

  return {
    position: positionOf,
    reached: (wanted, waitMs, organizationId) => {
      if (positionOf(organizationId) >= wanted) return Promise.resolve(true)
      return new Promise((resolve) => {
        const stop = (answer: boolean) => {
          clearTimeout(timer)
          listeners.delete(look)
          resolve(answer)
        }
        const look = () => positionOf(organizationId) >= wanted && stop(true)
        const timer = setTimeout(() => stop(false), waitMs)
        listeners.add(look)
      })
    },
    onMoved: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    close: async () => {
      closed = true
      clearInterval(asking)
      await client?.end()
    },
  }
}
