import type { Logger } from '@prumo/platform/logger'
import type { Pool } from 'pg'

type Parts = { pool: Pool; logger: Logger; now: () => Date; idleMs: number; absoluteMs: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Deletes what has expired and nobody came back for, now and every hour. Returns how to stop. */
export function cleanUp({ pool, logger, now, idleMs, absoluteMs }: Parts): () => Promise<void> {
  const since = (ms: number) => new Date(now().getTime() - ms)
  const expired = (): [where: string, values: unknown[]][] => [
    ['sessions where began_at < $1 or seen_at < $2 or ends_at < $3', [since(absoluteMs), since(idleMs), now()]],
    ['hand_offs where made_at < $1', [since(minuteMs)]],
    ['recovery_codes where made_at < $1', [since(dayMs)]],
    ['uploads where made_at < $1', [since(7 * dayMs)]],
    ['command_ids where made_at < $1', [since(30 * dayMs)]],
    // The rate limits go by the clock of the machine.
    ['rate_limits where expire < $1', [Date.now()]],
  ]
  const clean = async () => {
    for (const [where, values] of expired()) await pool.query(`delete from platform.${where}`, values)
  }

  let cleaning = Promise.resolve()
  const begin = () => {
    cleaning = clean().catch((error: unknown) =>
      logger.warn({ err: error }, 'what has expired was not cleaned up; the next hour tries again'),
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
