import { createHash } from 'node:crypto'
import { type SpanContext, TraceFlags } from '@opentelemetry/api'
import { commandTraceId } from '@prumo/contracts/commandTraceId'

/**
 * The span in which a command is decided. Its trace is the command's id, and its own id is made from that, so every
 * process that knows the command finds the same. `undefined` for what is no UUID.
 */
export function commandTrace(commandId: string): SpanContext | undefined {
  const traceId = commandTraceId(commandId)
  if (!traceId) return undefined
  const spanId = createHash('sha256').update(commandId.toLowerCase()).digest('hex').slice(0, 16)
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
}
