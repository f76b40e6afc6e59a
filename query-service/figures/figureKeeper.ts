import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { openFigureNights } from '@prumo/platform/figures/figureNights'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { ReadModelChange, ReadModels } from '@prumo/platform/readModels/readModels'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { gatheredWork } from './gatheredWork'
import { openKeptFigures } from './keptFigures'
import { openLastNights } from './lastNights'
import { noteNights } from './noteNights'
import { reckonFigures } from './reckonFigures'

type Parts = {
  database: QueryDatabase
  readModels: ReadModels
  pasts: Pasts
  logHead: () => Promise<number>
  pool: Pool
  now: () => Date
  logger: Logger
}

const lookEveryMs = 30_000

/**
 * Keeps the figures of projects up to date, in one process at a time: after changes in their read models, and when the
 * day of their organization ends. Before, it notes those of the day that has ended. What it misses while no process
 * runs is found at the next start.
 */
export function figureKeeper(parts: Parts) {
  const { readModels, pool, now, logger } = parts
  const kept = openKeptFigures(pool)
  const ofNights = { nights: openFigureNights(pool), last: openLastNights(pool) }
  const waiting = new Set<string>()
  /** What failed is tried with the next look. */
  const again = new Set<string>()
  let isStopping = false

  const isStopped = () => isStopping
  const reckon = async (organizationId: string) => {
    waiting.delete(organizationId)
    const night = noteNights({ ...parts, ...ofNights, isStopping: isStopped }, organizationId)
    // Where nights cannot be reckoned, the figures of today are all the same.
    const isSettled = await night.catch((error: unknown) => failed(error, organizationId))
    if (isSettled === false) again.add(organizationId)
    else await reckonFigures({ ...parts, kept, isStopping: isStopped }, organizationId)
  }
  const failed = (error: unknown, organizationId?: string) => {
    if (isStopping) return
    if (organizationId) again.add(organizationId)
    logger.warn({ err: error, organizationId }, 'figures of projects were not reckoned; will retry')
  }
  const gathered = gatheredWork(
    () => alone(pool, advisoryLocks.figures, () => oneByOne([...waiting], reckon, failed)),
    failed,
  )
  const wait = (organizationIds: Iterable<string>) => {
    for (const organizationId of organizationIds) waiting.add(organizationId)
    if (waiting.size > 0) gathered.soon()
  }
  const look = async (at?: string) => {
    wait(again)
    again.clear()
    wait((await (at ? kept.over(at) : kept.everyOrganization()).catch(failed)) ?? [])
  }

  const unfollow = readModels.onMoved(({ changes }) => {
    if (changes === null) void look()
    wait((changes ?? []).filter(changesFigures).map(({ organizationId }) => organizationId))
  })
  const timer = setInterval(() => void look(now().toISOString()), lookEveryMs)
  timer.unref()
  void look()

  return {
    stop: async () => {
      isStopping = true
      unfollow()
      clearInterval(timer)
      await gathered.stop()
    },
  }
}

/** A time zone says when a day ends. */
const changesFigures = ({ projectIds, tables }: ReadModelChange) =>
  projectIds.some((projectId) => projectId !== null) || tables.includes('organization_time_zones')
