import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { loggedEvents } from '../log/loggedEvents'
import { sampled } from '../run/sampled'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { namesIn, refusedInCommand, refusedInQuestion } from './atEdge'
import { examples, questions } from './examples'
import { ofWrongTypes, withBrokenTexts, withoutFields, withUndeclared } from './hostileData'
import { type Ids, scene } from './scene'
import { sceneInTurns } from './sceneInTurns'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const commandTypes = sampled(Object.keys(commands) as CommandType[])
const queryNames = sampled(Object.keys(queries) as QueryName[])
/** The command and the question that are sent whatever the edge would say. */
const [oneCommand, oneQuestion] = ['RecordEntry', 'tasks'] as const
const jsonSamples = sharedData('bad_input/json_samples')
const naughtyStrings = sharedData('bad_input/blns/blns.json')

let founder: Person
let manager: Person
let somebody: Person
let ids: Ids
let cookie: string

beforeAll(async () => {
  founder = await theWorld.founder()
  cookie = (await founder.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  manager = await theWorld.colleague(founder)
  somebody = await theWorld.colleague(founder, 'viewer')
  ids = await scene(theWorld, founder, somebody, [manager])
})

// Prumo runs in this process too: what is only parsed would keep it from closing connections in time.
afterEach(() => pause(1))

const pathOf = (type: string) => `/rest/commands/${type}`
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  (await founder.request('POST', path, body, headers)) as Reply<ProblemBody>

const sendData = (type: CommandType, json: string) =>
  post(pathOf(type), `{"id":"${crypto.randomUUID()}","data":${json}}`)

/** The code of a refusal that is a problem as promised, with an id to ask about it and nothing of our insides. */
function refusal({ status, body, headers }: Reply<ProblemBody>): string {
  expect(headers.get('Content-Type')).toContain('application/problem+json')
  expect(body.status).toBe(status)
  expect(JSON.stringify(body)).not.toMatch(/\.ts\b|node_modules|select |stack/i)
  return `${status} ${body.code}`
}

async function leavesNoEvent(attempts: () => Promise<void>) {
  const before = await log.head()
  await attempts()
  expect(await log.since(before)).toEqual([])
}

describe('Data that a command cannot have', () => {
  it.each(commandTypes)('API-09 names the field: %s', (type) => {
    const valid = examples[type](ids)
    for (const { field, json } of ofWrongTypes(type, valid))
      expect(namesIn(refusedInCommand(type, json)), json).toContain(field)
    for (const { field, json } of withoutFields(type, valid))
      expect(refusedInCommand(type, json).fields, json).toContainEqual({
        path: field,
        code: expect.stringMatching(/^[a-z]+\.[a-zA-Z_]+$/i),
      })
  })

  it.each(commandTypes)('API-09 has no field that nobody declared, whatever it is called: %s', (type) => {
    for (const { field, json } of withUndeclared(examples[type](ids)))
      expect(refusedInCommand(type, json).fields, json).toContainEqual({ path: field, code: 'field.unknown' })
    expect('polluted' in {}).toBe(false)
  })

  it.each(commandTypes)('API-09 holds no text that cannot be kept byte for byte: %s', (type) =>
    leavesNoEvent(async () => {
      for (const { field, json } of withBrokenTexts(examples[type](ids))) {
        if (refusedInCommand(type, json).fields.length > 0) continue
        expect(refusal(await sendData(type, json)), field).toMatch(/^4(04|09|22) /)
      }
    }),
  )

  // Of one command all of it is sent as well: every command comes by the same route.
  it.each([
    ['of a wrong type', (valid: object) => ofWrongTypes(oneCommand, valid)],
    ['that is missing', (valid: object) => withoutFields(oneCommand, valid)],
    ['that nobody declared', withUndeclared],
    ['with a text that cannot be kept', withBrokenTexts],
  ] as const)('API-09 is refused as it is parsed, stores nothing and is no failure of ours: a field %s', (_, hostile) =>
    leavesNoEvent(async () => {
      const all = hostile(examples[oneCommand](ids))
      expect(all.length).toBeGreaterThan(5)
      for (const { json } of all) {
        const reply = await sendData(oneCommand, json)
        expect(refusal(reply), json).toBe('422 fields.invalid')
        expect(reply.body.fields).toEqual(refusedInCommand(oneCommand, json).fields)
      }
    }),
  )

  it('API-09 may not hide in the words of an import mapping either', () =>
    leavesNoEvent(async () => {
      const { projectId, mapping } = examples.SaveImportMapping(ids)
      for (const word of ['a\0b', '\ud800']) {
        const steps = { [word]: ids.stepId }
        const reply = await founder.attempt('SaveImportMapping', { projectId, mapping: { ...mapping, steps } })
        expect(refusal(reply)).toBe('422 fields.invalid')
      }
    }))
})

describe('A body that is no command', () => {
  it.each(commandTypes)('API-09 is told apart from one that is: %s', (type) =>
    leavesNoEvent(async () => {
      const path = pathOf(type)
      const id = crypto.randomUUID()
      const data = examples[type](ids)
      const deep = `{"id":"${id}","data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
      const long = JSON.stringify({ id, data: { ...data, filler: 'x'.repeat(300_000) } })
      expect(refusal(await post(path, deep))).toBe('400 request.tooDeep')
      expect(refusal(await post(path, long))).toBe('413 request.tooLarge')
      expect(refusal(await post(path, '{"id":'))).toBe('400 request.notUnderstood')
      expect(refusal(await post(path, new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toBe('400 request.notUnderstood')
      for (const contentType of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const reply = await post(path, JSON.stringify({ id, data }), { 'Content-Type': contentType })
        expect(refusal(reply), contentType).toBe('400 request.notUnderstood')
      }
      for (const body of [
        'null',
        '[]',
        '"SignOut"',
        '7',
        '{}',
        '{"id":7,"data":{}}',
        `{"id":"${id}","data":{},"x":1}`,
      ]) {
        expect(refusal(await post(path, body)), body).toBe('422 fields.invalid')
      }
    }),
  )

  it('API-09 is refused when it is too long, also where nobody said how long it is', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const response = await fetch(theWorld.prumo.url + pathOf('MarkFavorite'), {
      method: 'POST',
      headers: { 'X-Prumo': '1', 'Content-Type': 'application/json', Cookie: cookie },
      body: new ReadableStream({
        start: (controller) => {
          for (let sent = 0; sent < 5; sent++) controller.enqueue(chunk)
          controller.close()
        },
      }),
      duplex: 'half',
    } as RequestInit)
    expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([413, 'request.tooLarge'])
  })

  it('API-09 is refused for every malformed sample, and none of them is a failure of ours', async ({ skip }) => {
    if (jsonSamples.absent) skip(jsonSamples.reason)
    for (const name of readdirSync(jsonSamples.path)) {
      const { status } = await post(pathOf('MarkFavorite'), new Uint8Array(readFileSync(join(jsonSamples.path, name))))
      if (name.startsWith('n_')) expect(status, name).toBe(400)
      else expect([400, 422], name).toContain(status)
    }
  })

  it.each(['toString', 'constructor', '__proto__', 'ClaimName', 'SeatUser', 'RecordSignIn', 'signup', ''])(
    'API-09 finds no command of the name %j',
    async (name) => {
      expect(refusal(await post(pathOf(name), { id: crypto.randomUUID(), data: {} }))).toBe('404 request.unknown')
    },
  )
})

describe('A request that another site makes', () => {
  const header = { 'X-Prumo': '1' }
  const forged: Record<string, string>[] = [
    { 'X-Prumo': '' },
    { ...header, Origin: 'https://evil.example' },
    { ...header, 'Sec-Fetch-Site': 'cross-site' },
    { ...header, 'Sec-Fetch-Site': 'same-site', Origin: 'null' },
  ]

  it.each(commandTypes)('is refused, and stores nothing: %s', (type) =>
    leavesNoEvent(async () => {
      for (const headers of forged) {
        const reply = await post(pathOf(type), { id: crypto.randomUUID(), data: examples[type](ids) }, headers)
        expect(refusal(reply), JSON.stringify(headers)).toBe('403 request.foreignOrigin')
      }
    }),
  )

  it('is refused by the fixed calls and by uploads as well', () =>
    leavesNoEvent(async () => {
      const calls = [
        ['POST', '/rest/users/authenticate'],
        ['POST', '/rest/users/hand-off'],
        ['PUT', '/rest/companies'],
        ['POST', `/rest/uploads?projectId=${ids.projectId}&fileName=a.csv`],
      ] as const
      for (const [method, path] of calls) {
        for (const headers of forged) {
          const reply = (await founder.request(method, path, {}, headers)) as Reply<ProblemBody>
          expect(refusal(reply), path).toBe('403 request.foreignOrigin')
        }
      }
      for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Dest': 'image' }] as Record<
        string,
        string
      >[]) {
        for (const path of ['/rest/users/logout', '/rest/users/validate']) {
          const reply = (await founder.request('GET', path, undefined, headers)) as Reply<ProblemBody>
          expect(refusal(reply), path).toBe('403 request.foreignOrigin')
        }
      }
    }))
})

describe('A command that comes again, or too late', () => {
  // There is no upload to start, and the example's password is wrong on purpose.
  // Nobody has paid here for what less could be booked of.
  const refusedBefore = new Set<CommandType>(['StartImport', 'DeleteMyAccount', 'BookPlanChange'])
  // What is paid, and who may pay, has tests of its own.
  const ofPayers = new Set<CommandType>(['OrderPlan', 'ChangePaymentCard', 'CancelSubscription', 'ResumeSubscription'])
  // A name and room are given back by whoever is refused.
  const isClaim = /^(Name(Claimed|Released)|ProjectRoom(Taken|Released))$/

  it.each(commandTypes)('API-09 is told the version it should have known, and stores nothing: %s', async (type) => {
    const before = await log.head()
    const reply = await founder.attempt(type, examples[type](ids), { expectedVersion: 99_999 })
    const events = (await log.since(before)).filter((event) => !isClaim.test(event.type))
    expect(events).toEqual([])
    if (refusedBefore.has(type)) return
    expect(refusal(reply)).toBe('409 version.conflict')
    expect(reply.body.details?.current).toEqual(expect.any(Number))
  })

  // A profile of an earlier scene may have left somebody without what the next one needs.
  const inTurn = sceneInTurns(async () => {
    await founder.act('AssignAccessProfile', { userId: somebody.userId, profileId: null })
    return scene(theWorld, founder, somebody, [manager])
  })
  const cannotRepeat = (type: CommandType) => refusedBefore.has(type) || ofPayers.has(type) || type === 'SignOut'
  const repeatable = commandTypes.filter((type) => !cannotRepeat(type))

  it.each(repeatable)('happens once, answers the same again, and is not taken for another: %s', async (type) => {
    const actor = type === 'LeaveProject' ? manager : founder
    const { elsewhere, data, id, first } = await inTurn(
      async (elsewhere) => {
        const [data, id] = [examples[type](elsewhere), crypto.randomUUID()]
        return { elsewhere, data, id, first: await actor.attempt(type, data, { id }) }
      },
      // A failure of ours is not tried again.
      ({ first }) => first.status === 200 || first.status >= 500,
    )
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    if (type === 'UndoImport') await expect.poll(async () => stateOf(elsewhere)).toBe('undone')
    const before = await log.head()
    const again = await actor.attempt(type, data, { id })
    expect([again.status, again.body]).toEqual([200, first.body])
    const otherReply = await actor.attempt('CreateAccessProfile', examples.CreateAccessProfile(elsewhere), { id })
    expect(refusal(otherReply)).toBe('422 command.otherData')
    expect(await log.since(before)).toEqual([])
  })

  const stateOf = async ({ projectId, importId }: Ids) => (await founder.ask('import', { projectId, importId })).state
})

describe('A question that cannot be asked', () => {
  const hostileTexts = ['\0', "'; drop table read.x; --", '%', '\u202e', '-1', '9'.repeat(30), 'WyJcdTAwMDAiXQ']
  /** Each field of a question as something hostile, and twice where it may stand once. */
  const hostileQuestions = (name: QueryName, valid: Record<string, unknown>) => {
    const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = queries[name].input.shape
    return Object.keys(shape).map((field) => ({
      field,
      hostile: hostileTexts.map((text) => ({ ...valid, [field]: text })),
      twice: shape[field]?.safeParse(['a', 'b']).success
        ? undefined
        : { ...valid, [field]: [valid[field] ?? [], 'a', 'b'].flat() },
    }))
  }

  it.each(queryNames)('API-09 is refused with its field: %s', async (name) => {
    const valid: Record<string, unknown> = { ...questions[name](ids) }
    const unknown = await founder.inquire(name, { ...valid, organizationId: crypto.randomUUID() })
    expect(refusal(unknown)).toBe('422 fields.invalid')
    for (const { field, hostile, twice } of hostileQuestions(name, valid)) {
      for (const values of hostile) {
        if (refusedInQuestion(name, values).fields.length > 0) continue
        expect((await founder.inquire(name, values)).status, `${field} ${JSON.stringify(values[field])}`).toBeLessThan(
          500,
        )
      }
      if (!twice) continue
      expect(namesIn(refusedInQuestion(name, twice))).toContain(field)
    }
  })

  it('API-09 is refused as it is parsed, whatever is wrong', async () => {
    const valid: Record<string, unknown> = { ...questions[oneQuestion](ids) }
    const all = hostileQuestions(oneQuestion, valid).flatMap(({ hostile, twice }) => [
      ...hostile,
      ...(twice ? [twice] : []),
    ])
    const refused = all.filter((values) => refusedInQuestion(oneQuestion, values).fields.length > 0)
    expect(refused.length).toBeGreaterThan(20)
    for (const values of refused) {
      const reply = await founder.inquire(oneQuestion, values)
      expect(refusal(reply), JSON.stringify(values)).toBe('422 fields.invalid')
      expect(reply.body.fields).toEqual(refusedInQuestion(oneQuestion, values).fields)
    }
  })

  it('API-09 is refused for a cursor that nobody gave', async () => {
    const forged = Buffer.from(JSON.stringify(['\0', ids.projectId, ids.taskId])).toString('base64url')
    for (const after of [forged, 'xx', Buffer.from('"a"').toString('base64url')]) {
      const reply = await founder.inquire('tasks', { scope: 'all', today: '2026-03-02', after })
      expect(refusal(reply), after).toBe('422 fields.invalid')
    }
  })

  it('API-09 is refused with a reason for a position that cannot be, or is not reached yet', async () => {
    const wrong = await founder.request('GET', '/rest/queries/me', undefined, { 'Min-Position': 'soon' })
    expect(refusal(wrong as Reply<ProblemBody>)).toBe('400 request.notUnderstood')
    const ahead = await founder.request('GET', '/rest/queries/me', undefined, { 'Min-Position': '999999999' })
    expect(refusal(ahead as Reply<ProblemBody>)).toBe('503 readModels.behind')
    expect(ahead.headers.get('Retry-After')).toBe('1')
  })

  it.each(['toString', 'constructor', '__proto__', ''])('API-09 finds no query of the name %j', async (name) => {
    expect(refusal(await founder.inquire(name, {}))).toBe('404 request.unknown')
  })
})

describe('Text that software stumbles over', () => {
  const stumblingBlocks = [
    '\u200f\u202eabc\u202c',
    '\u2066\u2067x\u2069',
    '👩‍👩‍👧‍👦 👨🏽‍🚒 🇧🇷',
    'e\u0301 é ñ n\u0303',
    'ﬃ Ⅷ ①',
    'İstanbul ıI',
    '\u00ad­\u2060\ufeff',
    "Robert'); drop table log.events;--",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '#{7*7}{{7*7}}',
    "=cmd|'/c calc'!A1",
    '+1+1',
    '@SUM(1)',
    '\t=1',
    '../../etc/passwd',
    'C:\\con\\nul',
    '\u001b[31mred\u0007',
    'a\r\nSet-Cookie: x=y',
    'null',
    'undefined',
    'NaN',
    'true',
    '0',
    '1e309',
    '[object Object]',
    '__proto__',
    'constructor',
    '%00%0a%25',
    '\\u0000',
    '\\',
    'Ação, coração, pão-duro',
    '日本語テキスト',
    'العربية',
    'עברית',
    'ไทย',
    '𝒜𝔅𝕮',
    '\u{10ffff}',
    'z̗̯͉͂͆͛a̡͓̦͌l̜̈́g̡̽o͓͠',
    ' leading and trailing ',
  ]
  const strings = [
    ...stumblingBlocks,
    ...(naughtyStrings.absent ? [] : (JSON.parse(readFileSync(naughtyStrings.path, 'utf8')) as string[])),
  ]

  it('TSK-01 is stored byte for byte and given back', async () => {
    const { projectId, stepId } = ids
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    const kept = new Map<string, string>()
    for (const text of strings) {
      const taskId = crypto.randomUUID()
      const title = text.trim() === '' ? `"${text}"` : text
      await founder.act('AddTask', { projectId, taskId, stepId, title, description: text, ...dates })
      kept.set(taskId, text)
    }
    for (const [taskId, text] of kept) {
      const { title, description } = await founder.ask('task', { projectId, taskId })
      expect(Buffer.from(description)).toEqual(Buffer.from(text))
      expect(Buffer.from(title)).toEqual(Buffer.from(text.trim() === '' ? `"${text}"` : text))
    }
  })

  it('TSK-02 says nothing when it is blank', async () => {
    const { projectId, taskId } = ids
    for (const title of ['', ' ', '\t\n', '\u00a0\u2003\ufeff']) {
      const { status, body } = await founder.attempt('ChangeTask', { projectId, taskId, title })
      expect([status, body.fields]).toEqual([422, [{ path: 'title', code: 'text.blank' }]])
    }
  })

  it('API-09 may be searched for', async () => {
    for (const text of strings.filter((spelling) => spelling.length > 0)) {
      const { status } = await founder.inquire('search', { text: text.slice(0, 200) })
      expect(status, JSON.stringify(text)).toBe(200)
    }
  })
})
