import { request as httpRequest } from 'node:http'
import type { CallContract } from '@prumo/contracts/call'
import { calls } from '@prumo/contracts/calls'
import { type CommandType, commands, needs } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '../given/callsOf'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { type Route, routesOf } from './routes'

const most = 8
const theWorld = await world({
  REQUESTS_PER_MINUTE: String(most),
  NOTICES_PER_MINUTE: String(most),
  TRUST_PROXY: 'true',
})
const routes = routesOf(theWorld.prumo)
const fromElsewhere = Object.entries<CallContract>(calls).filter(([, { from }]) => from === 'elsewhere')
const isAt = (path: string, pattern: string) => path.startsWith(pattern.split(':')[0] ?? pattern)
const capitals = (path: string) => path.replace('/rest', '/REST')

let ana: Person
let cookie: string
beforeAll(async () => {
  ana = await theWorld.founder()
  cookie = (await ana.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

let addresses = 0
const freshAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`

type Sent = { status: number | undefined; retryAfter: string | undefined }

/** Sends headers that announce a body, but nothing of the body. Resolves with the answer that comes all the same. */
function announce({ method, path }: Route, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const announced = { 'X-Prumo': '1', 'Content-Type': 'application/json', 'Content-Length': '200000' }
    const sent = httpRequest(
      theWorld.prumo.url + path,
      { method, headers: { ...announced, ...headers } },
      (response) => {
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] })
        sent.destroy()
      },
    )
    sent.on('error', reject)
    sent.setTimeout(60_000, () => sent.destroy(new Error('it waits for the body')))
    sent.flushHeaders()
  })
}

/** Sends it whole, and hangs up once it is answered. */
async function send({ method, path }: Route, headers: Record<string, string>): Promise<number> {
  const closing = new AbortController()
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }
  const all = { 'X-Prumo': '1', 'Content-Type': 'application/json', ...headers }
  const { status } = await fetch(theWorld.prumo.url + path, { method, headers: all, ...body, signal: closing.signal })
  closing.abort()
  return status
}

describe('T34 API-09 Every route of the interface', () => {
  it.each(routes)('counts visitors by address before anything is read: $method $path', async (route) => {
    const headers = { 'X-Forwarded-For': freshAddress() }
    for (let time = 0; time < most; time++) expect(await send(route, headers)).not.toBe(429)
    expect(await announce(route, headers)).toEqual({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(await announce({ ...route, path: capitals(route.path) }, headers)).toMatchObject({ status: 429 })
    expect(await send(route, { 'X-Forwarded-For': freshAddress() })).not.toBe(429)
  })

  it('counts a person before anything is read, from wherever', async () => {
    for (let time = 0; time < 2 * most; time++)
      await ana.request('GET', '/rest/queries/me', undefined, { 'X-Forwarded-For': freshAddress() })
    // Nobody is signed in where other systems call.
    const ofPeople = routes.filter(({ path }) => !fromElsewhere.some(([, call]) => isAt(path, call.path)))
    expect(ofPeople.length).toBe(routes.length - fromElsewhere.length)
    for (const route of ofPeople) {
      const headers = { Cookie: cookie, 'X-Forwarded-For': freshAddress() }
      expect(await announce(route, headers), route.path).toMatchObject({ status: 429 })
    }
  })
})

describe('T34 A visitor', () => {
  it('has one count for all of a /56 of IPv6, however its addresses are written', async () => {
    const network = '2001:db8:0:7f'
    const spellings = ['00::1', '01::2', 'ff:1:2:3:4', '10:0:0:0:1'].map((rest) => `${network}${rest}`)
    const all = [...spellings, ...spellings.map((spelling) => spelling.toUpperCase()), '2001:0DB8:0000:7f77:0:0:0:9']
    const route = { method: 'GET', path: '/rest/users/validate' }
    const statuses: number[] = []
    for (const address of all) statuses.push(await send(route, { 'X-Forwarded-For': address }))
    expect(statuses).toEqual([...Array(most).fill(401), ...Array(all.length - most).fill(429)])
    expect(await send(route, { 'X-Forwarded-For': '2001:db8:0:8000::1' })).toBe(401)
  })

  it('is the same one behind an address of IPv4 that is written as one of IPv6', async () => {
    const route = { method: 'GET', path: '/rest/users/validate' }
    const statuses: number[] = []
    for (const address of Array.from({ length: most }, (_, time) =>
      time % 2 ? '203.0.113.77' : '::ffff:203.0.113.77',
    ))
      statuses.push(await send(route, { 'X-Forwarded-For': address }))
    expect(statuses).toEqual(Array(most).fill(401))
    expect(await send(route, { 'X-Forwarded-For': '::ffff:cb00:714d' })).toBe(429)
  })
})

describe('T34 What visitors send', () => {
  it('is parsed no more often than they may guess, whatever it is', async () => {
    const guarded = await world({ SIGN_INS_PER_NETWORK: '6', SIGN_INS_PER_ACCOUNT: '4', TRUST_PROXY: 'true' })
    const parsing = callsOf(JSON, 'parse')
    const parsedOf = async (path: string) => {
      const mark = crypto.randomUUID()
      const headers = { 'X-Forwarded-For': freshAddress() }
      for (let time = 0; time < 12; time++) await guarded.visitor().request('POST', path, { mark }, headers)
      return parsing.map(([text]) => String(text)).filter((text) => text.includes(mark) && !text.includes('urn:prumo'))
        .length
    }
    expect(await parsedOf('/rest/users/authenticate')).toBe(6)
    for (const type of Object.keys(commands) as CommandType[])
      expect(await parsedOf(`/rest/commands/${type}`), type).toBe(needs[type].of === 'anyone' ? 4 : 0)
    expect(await parsedOf(`/rest/uploads/${crypto.randomUUID()}/rehearsal`), 'of what is not theirs').toBe(0)
  })
})
