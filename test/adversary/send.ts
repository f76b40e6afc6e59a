import type { ActorName, Stage } from './stage'
import type { Input, Target } from './target'

export type Sent = { status: number; code: string | undefined; retryAfter: string | null; text: string; fields: number }
/** What is sent: what a request says, or a body as it is written. */
export type Request = { target: Target; input: Input; written?: string; by: ActorName }

/** Sends it as somebody of the stage. */
export const send = ({ world: { prumo }, cookieOf }: Stage, { by, ...request }: Request) =>
  sendAs(prumo.url, cookieOf(by), request)

/**
 * Sends it as a browser with this cookie does, and answers what came back; status 0 where the connection was closed on
 * something too large.
 */
export async function sendAs(url: string, cookie: string, { target, input, written }: Omit<Request, 'by'>) {
  const body = written ?? (input.bytes ? new Blob([new Uint8Array(input.bytes)]) : inJson(input.body))
  const headers = {
    'X-Prumo': '1',
    Cookie: cookie,
    'Content-Type': input.bytes ? 'application/octet-stream' : 'application/json',
  }
  const closing = new AbortController()
  const init = { method: target.method, headers, signal: closing.signal, ...(body !== undefined && { body }) }
  let response: Response
  try {
    response = await fetch(url + addressOf(target, input), init)
  } catch (error) {
    if ((error as Error).name !== 'TypeError') throw error
    return { status: 0, code: 'closed', retryAfter: null, text: '', fields: 0 }
  }
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  const text = isStream ? '' : await response.text()
  if (isStream) closing.abort()
  return {
    ...refusalIn(response, text),
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    text,
  }
}

function refusalIn(response: Response, text: string): { code: string | undefined; fields: number } {
  if (!/(problem\+|\/)json(;|$)/.test(response.headers.get('Content-Type') ?? '')) return { code: undefined, fields: 0 }
  const { code, fields } = JSON.parse(text) as { code?: string; fields?: unknown[] }
  return { code, fields: fields?.length ?? 0 }
}

const inJson = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))

const encode = (value: unknown) => {
  const text = String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : [...text].map(encodeCharacter).join('')
}

/** A lone surrogate as the bytes that it would have in UTF-8, which have none. */
const encodeCharacter = (character: string) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')

export function addressOf({ route }: Target, { path, query }: Input): string {
  const filledIn = route.replace(/:(\w+)/g, (_, name: string) => encode(path[name]))
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((item) => (item === undefined || item === null ? [] : [`${encode(key)}=${encode(item)}`])),
  )
  return parameters.length > 0 ? `${filledIn}?${parameters.join('&')}` : filledIn
}
