import type { Pool } from 'pg'
import type { Foundation } from '../foundation'
import { openSessions, type Sessions } from './sessions'

/** The sessions of the configuration, in this role's pool; `alone`, no other process has them too. */
export async function sessionsOn(
  { config, now, urlFor, onClose }: Foundation,
  { pool, role, alone }: { pool: Pool; role: Parameters<Foundation['urlFor']>[0]; alone: boolean },
): Promise<Sessions> {
  const sessions = await openSessions(pool, {
    ...sessionLimitsOf(config),
    now,
    sharedAt: alone ? undefined : urlFor(role),
  })
  onClose(sessions.close)
  return sessions
}

export const sessionLimitsOf = (config: Foundation['config']) => ({
  idleMs: config.SESSION_IDLE_MINUTES * 60_000,
  absoluteMs: config.SESSION_HOURS * 3_600_000,
})
