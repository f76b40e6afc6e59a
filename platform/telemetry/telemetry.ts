import type { BrowserSpan } from '@prumo/contracts/telemetry/browserSpans'

/** All that a span may have: counts, positions, our own names. It never holds what a person wrote. */
export type TelemetryAttributes = {
  /** The command's type. */
  command?: string
  /** The code of the refusal or problem with which work ended. */
  outcome?: string
  /** The event's type. */
  type?: string
  position?: number
  shard?: number
  /** How many events. */
  events?: number
  /** From the sending of a command to its answer, and to the screens that show it. */
  answeredAfterMs?: number
  visibleAfterMs?: number
}

export type Work<T> = (tell: (attributes: TelemetryAttributes) => void) => Promise<T>

export type ProjectedEvent = { metadata: { commandId: string }; position: number; type: string }

/**
 * Spans for OpenTelemetry. A command's trace id is the 32 digits of its UUID, so every process finds it in the events.
 * Nothing throws on its own account: the result or error of `work` is passed on.
 */
export type Telemetry = {
  /**
   * Runs `work` in the span in which the command is decided; in one of no command where the id is no UUID. `tell` adds
   * what is known later. `traceparent` is what the sender said of its own span, trusted or not.
   */
  commandSpan<T>(
    commandId: string,
    name: string,
    attributes: TelemetryAttributes,
    work: Work<T>,
    traceparent?: string,
  ): Promise<T>
  /** Passes on the span of the browser that sent a command. */
  browserSpan(span: BrowserSpan): void
  /** Runs `work` in a span within the one under way; in a trace of its own where there is none. */
  span<T>(name: string, attributes: TelemetryAttributes, work: Work<T>): Promise<T>
  /** A span for each event, within its command's span. Only for new events: rebuilds read old ones. */
  eventSpans(
    events: readonly ProjectedEvent[],
    name: string,
    startedAt: Date,
    endedAt: Date,
    attributes?: Pick<TelemetryAttributes, 'shard'>,
  ): void
  /** Sends what is left, for a few seconds at most. */
  stop(): Promise<void>
}
