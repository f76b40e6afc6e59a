/**
 * Whether Postgres went away under a query, or cannot be reached in time: connection exceptions of SQLSTATE classes 08
 * and 57P0x, no connection left (53300), a statement that took too long (57014), and those of the socket and of the
 * pools. What was asked for may or may not have happened.
 */
export const isConnectionLost = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    /^(08|57P0|57014|53300|ECONN|EPIPE|ETIMEDOUT)/.test(String(code ?? '')) ||
    /terminated|Connection ended|timeout exceeded when trying to connect|Timeout acquiring a connection|timeout expired|not queryable/.test(
      String(message ?? ''),
    )
  )
}
