import { createHash } from 'node:crypto'
import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The span that stands for the sending of a command. Its trace is the command's id, and its own id is made from that, so every process
 * that knows the command finds the same. `undefined` for what is no UUID.
 */
export function commandTrace(commandId: string): SpanContext | undefined {
  const id = commandId.toLowerCase()
  if (!uuid.test(id)) return undefined
  const context = {
    traceId: id.replaceAll('-', ''),
    spanId: createHash('sha256').update(id).digest('hex').slice(0, 16),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  }
  return isSpanContextValid(context) ? context : undefined
}
