const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const zeros = /^0+$/

/**
 * The W3C trace id of a command: the 32 digits of the command's id, so that a command leads to its trace.
 * `undefined` for anything but a UUID, and for the id of zeros, which W3C forbids.
 */
export function commandTraceId(commandId: string): string | undefined {
  const id = commandId.toLowerCase()
  if (!uuid.test(id)) return undefined
  const traceId = id.replaceAll('-', '')
  return zeros.test(traceId) ? undefined : traceId
}
