import type { Logger } from '@prumo/platform/telemetry/logger'

export type BackgroundWork = ReturnType<typeof backgroundWork>

/** Work that no answer waits for: a failure is logged, and `done` waits for what is under way. */
export function backgroundWork(logger: Logger) {
  const underWay = new Set<Promise<void>>()
  return {
    begin: (work: () => Promise<void>) => {
      const working = work()
        .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
        .finally(() => underWay.delete(working))
      underWay.add(working)
    },
    done: async () => void (await Promise.all(underWay)),
  }
}
