/**
 * Whether Postgres went away during a query, or cannot be reached in time. That is SQLSTATE class 08 or 57P0x, too many
 * connections (53300), a statement timeout (57014), or an error of the socket or pool. The statement may or may not
 * have taken effect.
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
