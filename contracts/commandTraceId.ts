const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const zeros = /^0+$/

/**
 * The id of a command's trace, as W3C has it: the 32 digits of the command's own id, so whoever knows the command knows the trace.
 * `undefined` for what is no UUID, and for the one of zeros, which no trace may have.
 */
export function commandTraceId(commandId: string): string | undefined {
  const id = commandId.toLowerCase()
  if (!uuid.test(id)) return undefined
  const traceId = id.replaceAll('-', '')
  return zeros.test(traceId) ? undefined : traceId
}
