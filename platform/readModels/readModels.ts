import type pg from 'pg'
import { shardOf } from '../eventFeed/shardOf'
import { type Listening, listen } from '../postgres/listen'

/** Which read models of an organization changed, and in which of its projects (`null`: not in a project). */
export type ReadModelChange = { organizationId: string; tables: string[]; projectIds: (string | null)[] }
/**
 * One of so many shards of the read models has reached this position. `changes: null` means that anything may have
 * changed.
 */
export type ReadModelsMoved = { shard: number; shards: number; position: number; changes: ReadModelChange[] | null }

export const readModelsChannel = 'read_models'

/** How far the read models are, and word of each move. */
export type ReadModels = {
  /** That of this organization; without one, what all have reached. */
  position(organizationId?: string): number
  /** Whether it hears of moves: while a lost connection is made again it only knows what was. */
  isListening(): boolean
  /** Resolves once they have reached the position: `false` when that takes longer than `waitMs`. */
  reached(position: number, waitMs: number, organizationId?: string): Promise<boolean>
  onMoved(callback: (moved: ReadModelsMoved) => void): () => void
  close(): Promise<void>
}

const askAgainMs = 1000

/** Follows the projector by LISTEN; asks by itself now and then, so that a lost connection loses no one's answer. */
export async function followReadModels(url: string): Promise<ReadModels> {
  const listeners = new Set<(moved: ReadModelsMoved) => void>()
  /** Of each shard; none while nobody has made the read models. */
  let positions: readonly number[] = []
  let listening: Listening | undefined

  const positionOf = (organizationId?: string) => {
    if (positions.length === 0) return 0
    return organizationId === undefined
      ? Math.min(...positions)
      : (positions[shardOf(organizationId, positions.length)] ?? 0)
  }

  const moved = (news: ReadModelsMoved) => {
    // Parted otherwise than when they were looked at: whose shard this is, only they can say.
    if (news.shards !== positions.length) return void askAgain()
    positions = positions.with(news.shard, Math.max(positions[news.shard] ?? 0, news.position))
    for (const callback of [...listeners]) callback(news)
  }

  const ask = async (client: pg.Client) => {
    const { rows } = await client.query<{ shard: number; position: number }>(
      'select shard, min(position)::int8 as position from read.checkpoints where live group by shard order by shard',
    )
    // Parted into other shards, they begin to be counted anew.
    const before = rows.length === positions.length ? positions : rows.map(() => -1)
    positions = rows.map(({ shard, position }) => Math.max(position, before[shard] ?? 0))
    for (const { shard, position } of rows)
      if (position > (before[shard] ?? 0))
        for (const tell of [...listeners]) tell({ shard, shards: rows.length, position, changes: null })
  }

  let asking = false
  const askAgain = async () => {
    const client = listening?.client()
    if (!client || asking) return
    asking = true
    await ask(client).catch(() => {})
    asking = false
  }
  listening = await listen(url, readModelsChannel, {
    heard: (payload) => moved(JSON.parse(payload) as ReadModelsMoved),
    connected: ask,
  })
  const anyway = setInterval(askAgain, askAgainMs)
  anyway.unref()

  return {
    position: positionOf,
    isListening: () => listening?.client() !== undefined,
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
      clearInterval(anyway)
      await listening?.close()
    },
  }
}
