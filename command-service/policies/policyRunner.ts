import { setTimeout as pause } from 'node:timers/promises'
import { logBell } from '@prumo/platform/eventFeed/logBell'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { inTurn } from './inTurn'
import { openEntering } from './openEntering'
import { openPolicyWork } from './policyWork'
import { type WorkLinesParts, workLines } from './workLines'

type Parts = Omit<WorkLinesParts, 'work' | 'log'> & {
  log: EventLog
  /** How long after its first failure a work is tried again; each further one waits twice as long. */
  firstWaitSeconds?: number
}

export type PolicyRunner = {
  /** Ends once the steps that are under way are taken; what is left is done at the next start. */
  stop(): Promise<void>
}

/** How soon another process resumes the work of a dead one, and this one after the database was down. */
const tryAgainMs = 2000
/** Appends that come at once are looked at once: what follows from them is in no hurry. */
const gatherMs = 100
const lookAgainMs = 30_000

/**
 * Policies at work, in one process at a time: the log is followed, and what follows from its events is done, in the
 * background.
 */
export function policyRunner({ firstWaitSeconds = 1, ...parts }: Parts): PolicyRunner {
  const { pool, log, logger } = parts
  const stopping = new AbortController()
  const work = openPolicyWork(pool, firstWaitSeconds)

  const follow = async (lost: AbortSignal) => {
    const breakingOff = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost, breakingOff.signal])
    const bell = logBell(log, signal)
    // Most appends concern no policy: what there is to do is looked for only where it may have changed.
    let mayBeDue = true
    let nextDueMs: number | undefined
    const noteWork = () => {
      mayBeDue = true
    }
    const lines = workLines({ ...parts, work }, signal, () => {
      noteWork()
      bell.ring()
    })
    try {
      const entering = await openEntering({ noteWork, ...parts })
      while (!signal.aborted) {
        bell.reset()
        while (!(await entering.page()) && !signal.aborted);
        if (mayBeDue) {
          mayBeDue = false
          nextDueMs = await lines.beginDue()
        }
        await bell.rung(nextDueMs ?? lookAgainMs)
        // Where a line has done its work the next may begin; what is appended can wait for more of it.
        if (!mayBeDue) await pause(gatherMs)
        if (nextDueMs !== undefined) noteWork()
      }
      await entering.close()
    } finally {
      breakingOff.abort()
      bell.close()
      await lines.done()
    }
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await inTurn(pool, follow).catch((error: { name?: string; code?: string }) =>
        logger.warn({ error: error.code ?? error.name }, 'policies interrupted; resuming in 2 s'),
      )
      await pause(tryAgainMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
