import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

/** Counts in the database, so that no restart and no second process gives anybody a new start. */
export const storedLimit = (pool: Pool, keyPrefix: string, points: number, seconds: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'platform',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
  })
