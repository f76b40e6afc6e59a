import type pg from 'pg'
import { type Listening, listen } from '../postgres/listen'
import { type ShardPosition, shardPositions } from './shardPositions'

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
  /** What the first of them has reached. */
  furthest(): number
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
  const positions = shardPositions()
  let listening: Listening | undefined

  const tell = (news: ReadModelsMoved) => {
    for (const callback of [...listeners]) callback(news)
  }

  const ask = async (client: pg.Client) => {
    const { rows } = await client.query<ShardPosition>(
      'select shard, min(position)::int8 as position from read.checkpoints where live group by shard order by shard',
    )
    for (const news of positions.set(rows)) tell(news)
  }

  let asking = false
  const askAgain = async () => {
    const client = listening?.client()
    if (!client || asking) return
    asking = true
    await ask(client).catch(() => {})
    asking = false
  }

  const moved = (news: ReadModelsMoved) => {
    if (positions.move(news)) tell(news)
    else void askAgain()
  }

  listening = await listen(url, readModelsChannel, {
    heard: (payload) => moved(JSON.parse(payload) as ReadModelsMoved),
    connected: ask,
  })
  const anyway = setInterval(askAgain, askAgainMs)
  anyway.unref()

  return {
    position: positions.of,
    furthest: positions.furthest,
    isListening: () => listening?.client() !== undefined,
    reached: (wanted, waitMs, organizationId) => {
      if (positions.of(organizationId) >= wanted) return Promise.resolve(true)
      return untilHeard(listeners, () => positions.of(organizationId) >= wanted, waitMs)
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

/** Whether it holds after some move, before `waitMs` are over. */
const untilHeard = (
  listeners: Set<(moved: ReadModelsMoved) => void>,
  holds: () => boolean,
  waitMs: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = (answer: boolean) => {
      clearTimeout(timer)
      listeners.delete(look)
      resolve(answer)
    }
    const look = () => holds() && stop(true)
    const timer = setTimeout(() => stop(false), waitMs)
    listeners.add(look)
  })
