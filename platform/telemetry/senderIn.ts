import type { SpanContext } from '@opentelemetry/api'

const traceparent = /^00-([\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/

/**
 * The span of whoever sent a command, as the header `traceparent` has it (W3C Trace Context). Believed only within the
 * command's own trace, and not where it would make a span its own parent.
 */
export function senderIn(header: string, command: SpanContext): SpanContext | undefined {
  const [, traceId, spanId = ''] = traceparent.exec(header) ?? []
  return traceId === command.traceId && spanId !== command.spanId ? { ...command, spanId } : undefined
}
