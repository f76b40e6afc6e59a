import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

// Systems take the ports of outgoing connections from above (Linux from 32768, the others from 49152).
// A port from below stays free between being chosen and being listened on, also while who listens restarts.
const first = 20_000
const count = 12_000
// Processes begin far from each other, so that two of them that choose at once choose apart.
let next = (process.pid * 97 + threadId * 13) % count

/** The wanted port of 127.0.0.1 if nobody listens on it, else a free one that no outgoing connection takes. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (let tries = 0; tries < count; tries++) {
    const port = first + next
    next = (next + 1) % count
    if (await isFree(port)) return port
  }
  throw new Error(`no port of ${first} to ${first + count - 1} is free`)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
