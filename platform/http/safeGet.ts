import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type OutwardOptions, outward } from './outward'

/** What was fetched is longer than its caller takes. */
export class AnswerTooLong extends Error {
  constructor(mostBytes: number) {
    super(`the answer has more than ${mostBytes} bytes`)
    this.name = 'AnswerTooLong'
  }
}

/** What an address answered: `bytes` only where the status is 200. */
export type Fetched = { status: number; bytes: Uint8Array }
/** Without `mostRedirects` up to three redirects are followed. */
type Options = OutwardOptions & { mostBytes: number; mostRedirects?: number }

const usualRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Fetches what stands at an address that a user has given us: at most `mostBytes` of it, and nothing of ours goes
 * along. Redirects are followed under the same rule. The time is for all of it.
 * Throws `ForbiddenAddress`, `AnswerTooLong`, or what the connection throws.
 */
export async function safeGet(
  address: string,
  { mostBytes, timeoutMs = 10_000, mostRedirects = usualRedirects, ...more }: Options,
): Promise<Fetched> {
  const deadline = performance.now() + timeoutMs
  let next = new URL(address)
  for (let hop = 0; ; hop++) {
    const left = Math.max(1, Math.ceil(deadline - performance.now()))
    const { status, location, bytes } = await fetchOnce(next, mostBytes, { ...more, timeoutMs: left })
    if (!location || !redirects.has(status) || hop === mostRedirects) return { status, bytes }
    next = new URL(location, next)
  }
}

type Answered = Fetched & { location: string | undefined }

async function fetchOnce(address: URL, mostBytes: number, outwardOptions: OutwardOptions): Promise<Answered> {
  const { url, options } = outward(address, outwardOptions)
  return new Promise((done, fail) => {
    let isAnswered = false
    const asking = request(url, { ...options, headers: { 'User-Agent': 'Prumo' } }, (response) => {
      isAnswered = true
      const { statusCode: status = 0, headers } = response
      const reading = status === 200 ? readUpTo(response, mostBytes) : Promise.resolve(new Uint8Array())
      reading
        .then((bytes) => done({ status, location: headers.location, bytes }), fail)
        .finally(() => response.destroy())
    })
    asking.on('error', fail)
    // What breaks off later is an error of the reading.
    asking.on('close', () => isAnswered || fail(new Error('closed before it was answered')))
    asking.end()
  })
}

async function readUpTo(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > mostBytes) throw new AnswerTooLong(mostBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
