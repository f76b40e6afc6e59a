import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels/readModels'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { openKeptFigures } from './keptFigures'
import { reckonFigures } from './reckonFigures'

type Parts = {
  database: QueryDatabase
  readModels: ReadModels
  pool: Pool
  now: () => Date
  logger: Logger
}

/** Changes that come at once are reckoned at once. */
const gatherMs = 500
/** It rests so many times as long as it worked: nobody’s questions wait for what nobody waits for. */
const [restsFor, mostRestMs] = [10, 10_000]
const lookEveryMs = 30_000

/**
 * Keeps the figures of projects up to date, in one process at a time: after changes in their read models, and when the
 * day of their organization ends. What it misses while no process runs is found at the next start.
 */
export function figureKeeper({ database, readModels, pool, now, logger }: Parts) {
  const kept = openKeptFigures(pool)
  const waiting = new Set<string>()
  /** What failed is tried with the next look. */
  const again = new Set<string>()
  let isStopping = false
  let working = Promise.resolve()
  let gathering: NodeJS.Timeout | undefined

  const reckon = async (organizationId: string) => {
    waiting.delete(organizationId)
    await reckonFigures({ database, kept, now, isStopping: () => isStopping }, organizationId)
  }
  const failed = (error: unknown, organizationId: string) => {
    if (isStopping) return
    again.add(organizationId)
    logger.warn({ err: error, organizationId }, 'figures of projects were not reckoned; will retry')
  }
  const work = () => alone(pool, advisoryLocks.figures, () => oneByOne([...waiting], reckon, failed))
  let restMs = gatherMs
  const begin = async () => {
    const begunAt = performance.now()
    working = work().catch((error: unknown) => {
      if (!isStopping) logger.warn({ err: error }, 'figures of projects wait; will retry')
    })
    await working
    restMs = Math.min(mostRestMs, Math.max(gatherMs, restsFor * (performance.now() - begunAt)))
    gathering = undefined
    if (waiting.size > 0) soon()
  }
  const soon = () => {
    if (!isStopping) gathering ??= setTimeout(() => void begin(), restMs)
  }
  const look = async (at?: string) => {
    for (const organizationId of again) waiting.add(organizationId)
    again.clear()
    for (const organizationId of await kept.over(at)) waiting.add(organizationId)
    if (waiting.size > 0) soon()
  }
  const lookAgain = (at?: string) =>
    void look(at).catch((error: unknown) => {
      if (!isStopping) logger.warn({ err: error }, 'figures of projects wait; will retry')
    })

  const unfollow = readModels.onMoved(({ changes }) => {
    for (const { organizationId, projectIds } of changes ?? [])
      if (projectIds.some((projectId) => projectId !== null)) waiting.add(organizationId)
    if (changes === null) lookAgain()
    if (waiting.size > 0) soon()
  })
  const timer = setInterval(() => lookAgain(now().toISOString()), lookEveryMs)
  timer.unref()
  lookAgain()

  return {
    stop: async () => {
      isStopping = true
      unfollow()
      clearInterval(timer)
      clearTimeout(gathering)
      await working
    },
  }
}
