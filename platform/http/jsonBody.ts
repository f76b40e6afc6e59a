import type { IncomingMessage } from 'node:http'
import { HttpProblem } from '../errors'

export const largestBody = 256 * 1024
const deepest = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON of a request's body. Too long, too deep or not understood is refused before anything is made of it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new HttpProblem(400, 'request.notUnderstood')
  return parseJson(await readBytes(request, largestBody))
}

/** A request's body, at most `limit` bytes of it. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (limit: number) => new HttpProblem(413, 'request.tooLarge', { limit })

function parseJson(bytes: Buffer): unknown {
  try {
    if (depthOf(bytes) > deepest) throw new HttpProblem(400, 'request.tooDeep', { deepest })
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    if (error instanceof HttpProblem) throw error
    throw new HttpProblem(400, 'request.notUnderstood')
  }
}

/** How deep arrays and objects nest. Parsing a body nested thousands deep would exhaust the stack of whoever walks it. */
function depthOf(bytes: Buffer): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (quoted) {
      if (byte === 0x5c) i++
      else if (byte === 0x22) quoted = false
    } else if (byte === 0x22) quoted = true
    else if (byte === 0x5b || byte === 0x7b) most = Math.max(most, ++depth)
    else if (byte === 0x5d || byte === 0x7d) depth--
  }
  return most
}
