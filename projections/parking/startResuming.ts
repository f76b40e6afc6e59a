import { backOff } from '@prumo/platform/concurrency/backOff'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Model } from '../folding/foldInto'
import { ShardLost } from '../projector/checkpoints'
import type { ShardWork } from '../projector/shardWork'
import { resumeParked, type Source } from './resumeParked'

const longestPauseMs = 30_000

/** Resumes a shard in the background. Returns a function that stops it. */
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
      source.logger.warn({ err: error, shard: work.shard }, 'could not resume parked organizations; will retry soon')
      await pauses.wait()
    }
  }
}
