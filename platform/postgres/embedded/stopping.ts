import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './isAlive'

/** Says that this Postgres is about to be stopped. Whoever says so looks at the claims once more before it does it. */
export const stoppingMark = (folder: string, postmaster: number | string) => join(folder, `stopping-${postmaster}`)

/** A watchdog gives up sooner: what is older was left by one that was killed. */
const longestStopMs = 60_000

/**
 * Resolves once nobody is about to stop this Postgres any more. Whoever claimed it before asking is not stopped under
 * afterwards.
 */
export async function untilNobodyStops(folder: string, postmaster: number): Promise<void> {
  const mark = stoppingMark(folder, postmaster)
  while (isAlive(postmaster)) {
    const made = await stat(mark).catch(() => undefined)
    if (!made) return
    if (Date.now() - made.mtimeMs > longestStopMs) return rm(mark, { force: true })
    await delay(20)
  }
}
