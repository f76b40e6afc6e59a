import type { SpanContext } from '@opentelemetry/api'
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace'

type Ids = Pick<SpanContext, 'traceId' | 'spanId'>

/** Random ids for spans, but these for the span that `start` starts. */
export function chosenIds(): IdGenerator & { withIds<T>(ids: Ids | undefined, start: () => T): T } {
  const random = new RandomIdGenerator()
  let chosen: Ids | undefined
  return {
    generateTraceId: () => chosen?.traceId ?? random.generateTraceId(),
    generateSpanId: () => chosen?.spanId ?? random.generateSpanId(),
    withIds: (ids, start) => {
      chosen = ids
      try {
        return start()
      } finally {
        chosen = undefined
      }
    },
  }
}
