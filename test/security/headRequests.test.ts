import { beforeAll, describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { routesOf } from './routes'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const heads = routesOf(theWorld.prumo).filter(({ method }) => method === 'HEAD')

let ana: Person
let cookie: string
beforeAll(async () => {
  ana = await theWorld.founder()
  cookie = (await ana.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

const send = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const closing = new AbortController()
  const { status, headers: answered } = await fetch(theWorld.prumo.url + path, {
    method,
    headers: { Cookie: cookie, ...headers },
    signal: closing.signal,
  })
  closing.abort()
  return { status, cookies: answered.getSetCookie() }
}

describe('Asking for the headers of an answer', () => {
  it.each(heads)('changes nothing: $path', async ({ path }) => {
    const before = await log.head()
    const { status, cookies } = await send('HEAD', path)
    expect([cookies, await log.since(before)]).toEqual([[], []])
    expect(status).toBeLessThan(500)
    expect((await send('GET', '/rest/queries/me')).status, 'the session is still there').toBe(200)
  })

  it('takes no code that signs somebody in', async () => {
    const handedOff = await ana.request('POST', '/rest/users/hand-off', undefined, { Cookie: cookie })
    const { token } = handedOff.body as { token: string }
    const binding = { Cookie: handedOff.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    const path = `/rest/users/validate?token=${token}`
    expect(await send('HEAD', path, binding)).toEqual({ status: 404, cookies: [] })
    expect((await send('GET', path, binding)).cookies).toHaveLength(1)
  })
})
