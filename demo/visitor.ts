import { randomUUID } from 'node:crypto'
import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'

/** Somebody with a browser: keeps the session's cookie, and reads what was written before. */
export type Visitor = {
  signIn(email: string, password: string): Promise<void>
  act<Type extends CommandType>(type: Type, data: CommandOf<Type>['data']): Promise<void>
  /** Whether the command was accepted; any refusal but the expected one is an error. */
  attempt<Type extends CommandType>(type: Type, data: CommandOf<Type>['data'], refusal: string): Promise<boolean>
  /** One of the calls that are no commands. */
  post(path: string, body?: object): Promise<void>
  /** Sends the content of a file, which may then be attached. */
  sendFile(file: { projectId: string; fileId: string }, content: Uint8Array): Promise<void>
  ask<Name extends QueryName>(name: Name, input: QueryInput<Name>): Promise<Answer<Name>>
}

/** A session lasts a working day: whoever comes back later signs in again. */
const sessionMs = 7 * 3_600_000

const asFile = (bytes: Uint8Array) => ({
  type: 'application/octet-stream',
  content: new Blob([bytes as Uint8Array<ArrayBuffer>]),
})
const asJson = (body: object | undefined) => ({ type: 'application/json', content: JSON.stringify(body) })

/** Acts through the HTTP of the Prumo at this address, as the web client does. */
export function visitor(url: string, now: () => Date): Visitor {
  let cookie = ''
  let position = '0'
  let signedIn = { login: '', password: '', at: Number.POSITIVE_INFINITY }

  const request = async (path: string, body?: object) => {
    const headers = { 'X-Prumo': '1', 'Min-Position': position, ...(cookie && { Cookie: cookie }) }
    const { type, content } = body instanceof Uint8Array ? asFile(body) : asJson(body)
    const posted = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: content }
    const response = await fetch(url + path, body ? posted : { headers })
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
    return { ok: response.ok, answer: (await response.json()) as Record<string, string> }
  }
  const demand = async (path: string, body?: object) => {
    const { ok, answer } = await request(path, body)
    if (!ok) throw new Error(`the demonstration was refused ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const send = (type: string, data: object) => ({ path: `/rest/commands/${type}`, body: { id: randomUUID(), data } })

  const signIn = async (login: string, password: string) => {
    await demand('/rest/users/authenticate', { login, password })
    signedIn = { login, password, at: now().getTime() }
  }
  const comeBack = async () => {
    if (now().getTime() - signedIn.at > sessionMs) await signIn(signedIn.login, signedIn.password)
  }

  return {
    signIn,
    act: async (type, data) => {
      await comeBack()
      const { path, body } = send(type, data)
      position = (await demand(path, body)).position ?? position
    },
    attempt: async (type, data, refusal) => {
      const { path, body } = send(type, data)
      const { ok, answer } = await request(path, body)
      if (!ok && answer.code !== refusal) throw new Error(`the demonstration was refused ${path}: ${answer.code}`)
      position = answer.position ?? position
      return ok
    },
    post: async (path, body = {}) => {
      await comeBack()
      await demand(path, body)
    },
    sendFile: async (file, content) => {
      await comeBack()
      await demand(`/rest/files?${new URLSearchParams({ ...file, size: String(content.length) })}`, content)
    },
    ask: async (name, input) => {
      await comeBack()
      const search = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
      return (await demand(`/rest/queries/${name}?${search}`)) as never
    },
  }
}
