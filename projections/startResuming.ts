import { backOff } from '@prumo/platform/backOff'
import type { Logger } from '@prumo/platform/logger'
import { ShardLost } from './checkpoints'
import type { Model } from './foldInto'
import { resumeParked, type Source } from './resumeParked'
import type { ShardWork } from './work'

const longestPauseMs = 30_000

/** Resumes a shard in the background: nobody waits for it. Answers how to stop. */
export function startResuming(
  source: Source & { logger: Logger },
  models: readonly Model[],
  work: ShardWork,
): () => void {
  const stopping = new AbortController()
  void resume(source, models, work, stopping.signal)
  return () => stopping.abort()
}

async function resume(
  source: Source & { logger: Logger },
  models: readonly Model[],
  work: ShardWork,
  signal: AbortSignal,
): Promise<void> {
  const pauses = backOff(longestPauseMs, signal)
  while (!signal.aborted) {
    try {
      return await resumeParked(source, models, work, signal)
    } catch (error) {
      if (signal.aborted || error instanceof ShardLost) return
      source.logger.warn({ err: error, shard: work.shard }, 'who is parked cannot be tried again just now')
      await pauses.wait()
    }
  }
}
