import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { CallHandlers } from '../pipeline/callDoor'

type Parts = { telemetry: Pick<Telemetry, 'browserSpan'>; now: () => Date }

const aDayMs = 86_400_000

/** Passes on the spans that a browser measured for its commands to the trace collector, and keeps nothing. */
export const telemetryCalls = ({ telemetry, now }: Parts): CallHandlers => ({
  browserSpan: (span) => {
    // By a clock that is days off, it would stand nowhere near the rest of its trace.
    if (Math.abs(Date.parse(span.startedAt) - now().getTime()) < aDayMs) telemetry.browserSpan(span)
    return undefined
  },
})
