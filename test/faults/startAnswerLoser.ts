import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is asked with this header is done, and the answer lost on the way. */
export const answerLost = { 'X-Answer-Lost': '1' }

/** A way to a server on which answers are lost where the request says so. */
export async function startAnswerLoser(url: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, answer) => {
    const { 'x-answer-lost': isLost, ...headers } = incoming.headers
    const passed = request(new URL(incoming.url ?? '', url), { method: incoming.method, headers })
    passed.on('response', (response) => {
      if (isLost) {
        response.resume().on('end', () => answer.destroy())
        return
      }
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
