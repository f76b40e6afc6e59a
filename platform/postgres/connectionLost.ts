/**
 * Whether Postgres went away under a query, or cannot be reached: connection exceptions of SQLSTATE classes 08 and 57P0x and of the socket. What was
 * asked for may or may not have happened.
 */
export const isConnectionLost = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return /^(08|57P0|ECONN|EPIPE)/.test(String(code ?? '')) || /terminated|Connection ended/.test(String(message ?? ''))
}
