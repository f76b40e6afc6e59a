import pg from 'pg'

/** Which read models of an organization changed, and in which of its projects (`null`: not in a project). */
export type ReadModelChange = { organizationId: string; tables: string[]; projectIds: (string | null)[] }
/** The read models have reached this position. `changes: null` means that anything may have changed. */
export type ReadModelsMoved = { position: number; changes: ReadModelChange[] | null }

export const readModelsChannel = 'read_models'

/** How far the read models are, and word of each move. */
export type ReadModels = {
  position(): number
  /** Resolves once they have reached the position: `false` when that takes longer than `waitMs`. */
  reached(position: number, waitMs: number): Promise<boolean>
  onMoved(callback: (moved: ReadModelsMoved) => void): () => void
  close(): Promise<void>
}

const askAgainMs = 1000

/** Follows the projector by LISTEN; asks by itself now and then, so that a lost connection loses no one's answer. */
export async function followReadModels(url: string): Promise<ReadModels> {
  const listeners = new Set<(moved: ReadModelsMoved) => void>()
  let position = 0
  let closed = false
  let client: pg.Client | undefined

  const moved = (news: ReadModelsMoved) => {
    if (news.position > position) position = news.position
    for (const callback of [...listeners]) callback(news)
  }

  const ask = async () => {
    const { rows } = await (client as pg.Client).query<{ position: number | null }>(
      'select min(position)::int8 as position from read.checkpoints where live',
    )
    const now = rows[0]?.position ?? 0
    if (now > position) moved({ position: now, changes: null })
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', () => {})
    fresh.on('end', () => void reconnect(fresh))
    fresh.on('notification', ({ payload }) =>
      moved(JSON.parse(payload ?? '{"position":0,"changes":null}') as ReadModelsMoved),
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
    position: () => position,
    reached: (wanted, waitMs) => {
      if (position >= wanted) return Promise.resolve(true)
      return new Promise((resolve) => {
        const stop = (answer: boolean) => {
          clearTimeout(timer)
          listeners.delete(look)
          resolve(answer)
        }
        const look = () => position >= wanted && stop(true)
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
