import type { CleaningTime } from '@prumo/platform/postgres/expired'
import { platformTables } from '@prumo/platform/postgres/platformTables'
import type { Tables } from '@prumo/platform/postgres/tables'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'

type Parts = {
  pool: Pool
  logger: Logger
  now: () => Date
  lifetime: Omit<CleaningTime, 'now'>
  moduleTables: readonly Tables[]
}

const hourMs = 3_600_000

/** Deletes expired rows, now and every hour; each owner of tables names its own. Returns a function that stops it. */
export function cleanUp({ pool, logger, now, lifetime, moduleTables }: Parts): () => Promise<void> {
  const expired = [...platformTables, ...moduleTables].flatMap((tables) => tables.expired ?? [])
  const clean = async () => {
    for (const rowsAt of expired) {
      const { from, where, values } = rowsAt({ ...lifetime, now: now() })
      await pool.query(`delete from ${from} where ${where}`, [...values])
    }
  }

  let cleaning = Promise.resolve()
  const begin = () => {
    cleaning = clean().catch((error: unknown) =>
      logger.warn({ err: error }, 'could not delete expired rows; retrying in 1 h'),
    )
  }
  begin()
  const timer = setInterval(begin, hourMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return cleaning
  }
}
