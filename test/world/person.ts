import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { noteBusy } from '../run/busy'

export type Reply<Body = unknown> = { status: number; body: Body; headers: Headers }
export type Accepted = { position: string; version: number }
export type ProblemBody = {
  status: number
  code: string
  details?: Record<string, unknown>
  fields?: { path: string; code: string }[]
}

/** Somebody with a browser: keeps cookies, reads what was written before, speaks in commands and queries. */
export type Person = {
  userId: string
  organizationId: string
  email: string
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Sends a command and expects it to be accepted. */
  act<Type extends CommandType>(type: Type, data: CommandOf<Type>['data'], id?: string): Promise<Accepted>
  /** Sends whatever is given as a command, and answers what came back. */
  attempt(
    type: string,
    data: unknown,
    envelope?: { id?: unknown; expectedVersion?: unknown },
  ): Promise<Reply<ProblemBody & Accepted>>
  /** Asks and expects an answer. */
  ask<Name extends QueryName>(name: Name, input: QueryInput<Name>): Promise<Answer<Name>>
  /** Asks whatever is given, and answers what came back. */
  inquire(name: string, input: Record<string, unknown>): Promise<Reply<ProblemBody>>
  signIn(password?: string): Promise<Reply>
}

export const aPassword = 'Fio-de-prumo-42'
/** One that somebody else typed for whoever is added. */
export const typedPassword = 'Fio-de-prumo-41'

/** How far each Prumo's log is known to reach, by its address: to what somebody of this process has written. */
const reached = new Map<string, string>()

/** The newest position that somebody of this process has written at this address. */
export const writtenAt = (url: string): string => reached.get(url) ?? '0'

/** A server on a machine that is busy says "not now"; the client sends the same again, as its people would. */
async function onceNotBusy<Body extends ProblemBody>(send: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  for (let sent = 1; ; sent++) {
    const reply = await send()
    if (!isNotNow(reply) || sent === 20) return reply
    noteBusy()
    await pause(250)
  }
}

/** The turn of what is large comes within seconds; whoever has asked too often in a minute waits longer. */
const isNotNow = ({ status, body }: Reply<ProblemBody>) =>
  status === 503 || (status === 429 && Number(body.details?.retryAfterSeconds) <= 5)

export function personAt(
  url: string,
  who: { userId: string; organizationId: string; email: string; password?: string },
  /** The newest position that anyone has written who shares this: each of them reads at least up to there. */
  written = { position: '0' },
): Person {
  let cookie = ''

  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Prumo': '1',
        'Min-Position': written.position,
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body:
          body instanceof Uint8Array
            ? new Blob([new Uint8Array(body)])
            : typeof body === 'string'
              ? body
              : JSON.stringify(body),
      }),
    })
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    const isJson = /json(;|$)/.test(response.headers.get('Content-Type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  const attempt: Person['attempt'] = async (type, data, envelope = {}) => {
    const reply = (await request('POST', `/rest/commands/${type}`, {
      id: crypto.randomUUID(),
      data,
      ...envelope,
    })) as Reply<ProblemBody & Accepted>
    if (reply.status === 200 && BigInt(reply.body.position) > BigInt(written.position))
      written.position = reply.body.position
    reached.set(url, written.position)
    return reply
  }
  const inquire: Person['inquire'] = async (name, input) => {
    const parameters = new URLSearchParams(
      Object.entries(input).flatMap(([key, value]) =>
        value === undefined ? [] : [value].flat().map((each) => [key, String(each)]),
      ),
    )
    return (await request('GET', `/rest/queries/${name}?${parameters}`)) as Reply<ProblemBody>
  }

  return {
    ...who,
    request,
    attempt,
    inquire,
    act: async (type, data, id = crypto.randomUUID()) => {
      const reply = await onceNotBusy(() => attempt(type, data, { id }))
      if (reply.status !== 200) throw new Error(`${type} was refused: ${JSON.stringify(reply.body)}`)
      return reply.body
    },
    ask: async (name, input) => {
      const reply = await onceNotBusy(() => inquire(name, input))
      if (reply.status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(reply.body)}`)
      return reply.body as never
    },
    signIn: (password = who.password ?? aPassword) =>
      request('POST', '/rest/users/authenticate', { login: who.email, password }),
  }
}

/** Signs in by the password that somebody typed, and puts another in its place. */
export async function replaceTypedPassword(person: Person): Promise<void> {
  await person.signIn(typedPassword)
  await person.act('ChangePassword', { currentPassword: typedPassword, password: aPassword })
}
