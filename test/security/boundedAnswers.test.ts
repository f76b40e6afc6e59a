import { type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '../given/callsOf'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { type Refusal, refusedInCommand, refusedInQuestion } from './atEdge'
import { type Route, routesOf } from './routes'

const theWorld = await world()
const commandTypes = Object.keys(commands) as CommandType[]
const queryNames = Object.keys(queries) as QueryName[]
const routes = routesOf(theWorld.prumo)
const mostFields = 20
const largestRefusal = 8 * 1024

let founder: Person
let cookie: string
let readingJson: Route[]
beforeAll(async () => {
  founder = await theWorld.founder()
  cookie = (await founder.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  readingJson = await routesThatReadJson()
  await founder.signIn()
})

// Prumo runs in this process too: what is only parsed would keep it from closing connections in time.
afterEach(() => pause(1))

const reasonOf = ({ status, body }: Reply<ProblemBody>) => `${status} ${body.code}`
const send = async ({ method, path }: Route, body: string) =>
  (await founder.request(method, path, body, { Cookie: cookie })) as Reply<ProblemBody & { more?: number }>

async function routesThatReadJson(): Promise<Route[]> {
  const found: Route[] = []
  // What a gateway tells is bytes, which it proves to be its own.
  const isNotice = ({ path }: Route) => path.startsWith('/rest/payment-notices/')
  for (const route of routes.filter((each) => ['POST', 'PUT'].includes(each.method) && !isNotice(each)))
    if (reasonOf(await send(route, '{')) === '400 request.notUnderstood') found.push(route)
  return found
}

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))

describe('A refusal for its fields', () => {
  const names20OfThem = ({ fields, more }: Refusal, most: number) => {
    expect(fields.length).toBe(mostFields)
    expect(more).toBeGreaterThan(0)
    expect(more + mostFields).toBeLessThanOrEqual(most)
    expect(JSON.stringify(fields).length).toBeLessThan(largestRefusal / 2)
  }
  const fieldsOf = (type: CommandType) => Object.keys(commands[type].shape)
  const manyFields = JSON.stringify(many(9000))
  const wrongLists = (type: CommandType) =>
    fieldsOf(type).map((field) => JSON.stringify({ [field]: Array.from({ length: 300 }, () => ({})) }))

  it.each(commandTypes)('API-09 names 20 of them, and says how many more there are: %s', (type) => {
    const whole = refusedInCommand(type, manyFields)
    names20OfThem(whole, 9000 + fieldsOf(type).length)
    expect(whole.more + mostFields).toBeGreaterThanOrEqual(9000)
  })

  it.each(commandTypes)('API-09 names 20 of the wrong values of a list, whichever it is: %s', (type) => {
    for (const json of wrongLists(type)) {
      const { fields } = refusedInCommand(type, json)
      expect(fields).not.toEqual([])
      expect(fields.length, json.slice(0, 40)).toBeLessThanOrEqual(mostFields)
      expect(JSON.stringify(fields).length, json.slice(0, 40)).toBeLessThan(largestRefusal / 2)
    }
  })

  // Every command comes by the same route: of one it is sent.
  it.each<CommandType>(['ShareProject', 'SignUp'])('API-09 is answered as it is parsed: %s', async (type) => {
    const path = `/rest/commands/${type}`
    for (const json of [manyFields, ...wrongLists(type)]) {
      const data = `{"id":"${crypto.randomUUID()}","data":${json}}`
      const { status, body } = await send({ method: 'POST', path }, data)
      const { fields, more } = refusedInCommand(type, json)
      expect([status, body.code, body.fields, body.more ?? 0]).toEqual([422, 'fields.invalid', fields, more])
      expect(JSON.stringify(body).length).toBeLessThan(largestRefusal)
    }
    const { body } = await send({ method: 'POST', path }, manyFields)
    names20OfThem({ fields: body.fields ?? [], more: body.more ?? 0 }, 9000 + 3)
    expect(JSON.stringify(body).length).toBeLessThan(largestRefusal)
  })

  it('API-09 repeats no name that is as long as the request', async () => {
    for (const route of readingJson) {
      const { status, body } = await send(route, JSON.stringify({ ['x'.repeat(200_000)]: 1 }))
      expect(JSON.stringify(body).length, route.path).toBeLessThan(largestRefusal)
      expect(status, route.path).toBe(422)
    }
  })

  it.each(queryNames)('API-09 names 20 of them in a question: %s', (name) =>
    names20OfThem(refusedInQuestion(name, many(500)), 500 + Object.keys(queries[name].input.shape).length),
  )

  it('API-09 is answered as it is parsed in a question', async () => {
    const { status, body } = await founder.inquire('tasks', many(500))
    expect([status, body.fields]).toEqual([422, refusedInQuestion('tasks', many(500)).fields])
  })

  it('API-09 names them all where there are few', async () => {
    const { body } = await founder.attempt('CreateProject', {})
    expect(body).not.toHaveProperty('more')
    expect(body.fields?.length).toBeGreaterThan(3)
  })
})

describe('A route that reads JSON', () => {
  it('is each that takes a command, or a record, and sign-in', () => {
    const paths = readingJson.map(({ path }) => path.replace(/[0-9a-f-]{36}/, 'id'))
    expect(paths.sort()).toEqual([
      '/rest/commands/SignUp',
      '/rest/companies',
      '/rest/payments/id/opening',
      '/rest/payments/id/reading',
      '/rest/presence',
      '/rest/sandbox/payments/id',
      '/rest/telemetry/spans',
      '/rest/uploads/id/rehearsal',
      '/rest/users/authenticate',
    ])
  })

  it.each([
    ['10,001 keys', JSON.stringify(many(10_001)), '400 request.tooManyKeys'],
    ['22,000 keys', JSON.stringify(many(22_000)), '400 request.tooManyKeys'],
    ['10,001 items', JSON.stringify({ list: Array(10_001).fill(1) }), '400 request.tooManyKeys'],
    ['33 levels', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, '400 request.tooDeep'],
    ['a key twice', '{"login":"a","login":"b"}', '400 request.keyRepeated'],
    ['a key twice in two spellings', '{"id":"a","\\u0069d":"b"}', '400 request.keyRepeated'],
    ['a key twice far inside', '{"data":{"list":[{"a":1,"a":2}]}}', '400 request.keyRepeated'],
  ])('API-09 makes nothing of %s', async (_, body, code) => {
    const parsing = callsOf(JSON, 'parse')
    for (const route of readingJson) expect(reasonOf(await send(route, body)), route.path).toBe(code)
    expect(parsing.filter(([text]) => text === body)).toEqual([])
  })
})

describe('The OpenAPI document', () => {
  it('API-09 is the same one for all who want it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => openApi({})))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const bodies = new Set(answers.map(({ body }) => body.toString()))
    expect(bodies.size).toBe(1)
    expect(JSON.parse([...bodies][0] ?? '')).toMatchObject({ openapi: '3.0.3', paths: { '/rest/commands/SignUp': {} } })
  })

  it('API-09 is packed for whoever can unpack it', async () => {
    const [plain, packed] = [
      await openApi({ 'Accept-Encoding': 'identity' }),
      await openApi({ 'Accept-Encoding': 'gzip' }),
    ]
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
  })

  it('API-09 is not sent again to whoever has it', async () => {
    const { etag = '' } = (await openApi({})).headers
    expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/)
    for (const encoding of ['identity', 'gzip']) {
      const again = await openApi({ 'If-None-Match': etag, 'Accept-Encoding': encoding })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
    expect((await openApi({ 'If-None-Match': 'W/"another"' })).status).toBe(200)
  })
})

/** The document as it came, not unpacked. */
function openApi(headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asking = request(`${theWorld.prumo.url}/rest/openapi.json`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asking.on('error', reject).end()
  })
}
