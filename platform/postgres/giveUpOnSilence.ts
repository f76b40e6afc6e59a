import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

type Inner = { readyForQuery: boolean; connection: { stream: Socket } }

/**
 * A server that owes an answer and says nothing for so long is taken for gone: the connection ends, and what was asked
 * fails as on any connection that is lost. It may have happened, or may yet.
 */
export function giveUpOnSilence(client: ClientBase, afterMs: number, silent = () => {}): void {
  const inner = client as unknown as Inner
  const { stream } = inner.connection
  stream.setTimeout(afterMs)
  stream.on('timeout', () => {
    // What is asked from now on has not waited yet.
    if (inner.readyForQuery) return
    const heard = stream.bytesRead
    // What arrived while this process had no time for it is heard first.
    setImmediate(() => {
      if (inner.readyForQuery || stream.bytesRead !== heard) return
      silent()
      stream.destroy()
    })
  })
}
