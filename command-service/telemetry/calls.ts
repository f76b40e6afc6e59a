import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { CallHandlers } from '../pipeline/callDoor'

type Parts = { telemetry: Pick<Telemetry, 'browserSpan'>; now: () => Date }

const aDayMs = 86_400_000

/** What a browser tells of a command that it sent is passed on to where traces go, and kept nowhere. */
export const telemetryCalls = ({ telemetry, now }: Parts): CallHandlers => ({
  browserSpan: (span) => {
    // By a clock that is days off, it would stand nowhere near the rest of its trace.
    if (Math.abs(Date.parse(span.startedAt) - now().getTime()) < aDayMs) telemetry.browserSpan(span)
    return undefined
  },
})
