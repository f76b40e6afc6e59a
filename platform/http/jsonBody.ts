import type { IncomingMessage } from 'node:http'
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { HttpProblem } from '../errors'
import { refuseUnboundedJson } from './unboundedJson'

export const largestBody = 256 * 1024
const large = 16 * 1024
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body. One that is too long, too deep, has too many values or is no JSON is refused before any use. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new HttpProblem(400, 'request.notUnderstood')
  const bytes = await readBytes(request, largestBody)
  if (bytes.length > large) await afterOtherLargeOnes()
  return parseJson(bytes)
}

/** A request's body, at most `limit` bytes of it. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  try {
    return await gather(request, limit)
  } catch (error) {
    // Whoever sent it broke off, which is no failure of ours.
    throw error instanceof HttpProblem || request.complete ? error : new HttpProblem(400, 'request.notUnderstood')
  }
}

async function gather(chunks: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const gathered: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    gathered.push(chunk)
  }
  return Buffer.concat(gathered)
}

const tooLarge = (limit: number) => new HttpProblem(413, 'request.tooLarge', { limit })

let turn = Promise.resolve()

/** Large bodies are parsed one after another, a quarter of the time at most: small requests are answered in between. */
function afterOtherLargeOnes(): Promise<void> {
  const mine = turn
  turn = mine.then(async () => {
    const began = performance.now()
    // Until then it is parsed, and whatever is done with it at once.
    await nextRound()
    await pause(3 * (performance.now() - began))
  })
  return mine
}

function parseJson(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes)
    refuseUnboundedJson(text)
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof HttpProblem) throw error
    throw new HttpProblem(400, 'request.notUnderstood')
  }
}
