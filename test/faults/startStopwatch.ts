import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answered = { path: string; status: number; ms: number }

/** A proxy that times each answer and delays those to commands by `holdMs`. `answered` includes open requests. */
export async function startStopwatch(url: string, holdMs = 0) {
  const answered: Answered[] = []
  const waiting = new Map<object, { path: string; since: number }>()
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? ''
    const since = performance.now()
    waiting.set(incoming, { path, since })
    const done = (status: number) => {
      if (waiting.delete(incoming)) answered.push({ path, status, ms: performance.now() - since })
    }
    const passed = request(new URL(path, url), { method: incoming.method, headers: incoming.headers })
    passed.on('response', (response) => {
      done(response.statusCode ?? 502)
      const tell = () => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      }
      if (holdMs > 0 && path.includes('/commands/')) setTimeout(tell, holdMs)
      else tell()
    })
    passed.on('error', () => {
      done(0)
      answer.destroy()
    })
    incoming.pipe(passed)
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered: (): Answered[] => [
      ...answered,
      ...[...waiting.values()].map(({ path, since }) => ({ path, status: 0, ms: performance.now() - since })),
    ],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
