import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** One request on a connection that is kept, resolved with the body as it came. Rejects for any status but 200. */
export const httpRequest = (method: string, url: string, headers: Record<string, string>, body?: unknown) =>
  new Promise<Buffer>((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { 'X-Prumo': '1', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(whole)
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${whole}`))
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection in the very moment in which it was taken again.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(httpRequest(method, url, headers, body))
      else reject(error)
    })
    if (body !== undefined) sent.setHeader('Content-Type', 'application/json')
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
