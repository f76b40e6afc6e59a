import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licenceClass } from '@prumo/contracts/access'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { needs, positions, segments } from '@prumo/contracts/identity/signUpChoices'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../given/aCompany'
import { loggedEvents } from '../log/loggedEvents'
import { proofCode, recoveryCode, recoveryLetters } from '../world/letters'
import { aPassword, type Person, type ProblemBody, type Reply, typedPassword } from '../world/person'
import { aSignUp, world } from '../world/world'

type Session = {
  token: string
  profile: number | string
  userEmail: string
  paymentInfo: { premium: boolean; code: string; endAt: string | null }
  functionalities: { functionality: string; permission: 'noAccess' | 'viewOnly' | 'editOnly' | 'totalControl' }[]
}

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const minutes = (count: number) => count * 60_000
const newPassword = 'Outro-prumo-77'

const theWorld = await world({}, clock)
const { prumo, founder, colleague, newcomer, visitor } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()
const validate = (person: Person, rest = '') => person.request('GET', `/rest/users/validate${rest}`)
const sessionOf = async (person: Person) => (await validate(person)).body as Session

/** The same person in another browser. */
async function elsewhere({ email }: Person, password = aPassword): Promise<Person> {
  const stranger = visitor()
  const reply = await stranger.request('POST', '/rest/users/authenticate', { login: email, password })
  expect(reply.status).toBe(200)
  return stranger
}

const actionsOf = async (person: Person) => {
  const viewId = crypto.randomUUID()
  await person.act('ViewActionLog', {
    viewId,
    filters: wholeLog,
  })
  return person.ask('actionLog', { viewId })
}

/** A request with exactly these headers, and what came back. */
const raw = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const response = await fetch(prumo.url + path, {
    method,
    headers: { 'X-Prumo': '1', 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text, cookies: response.headers.getSetCookie() }
}

const record = (changes: object) => ({
  ...aCompany,
  name: 'Construtora Horizonte',
  document: null,
  website: 'https://horizonte.example',
  phone: '(31) 99988-7766',
  city: 'Contagem',
  state: 'MG',
  ...changes,
})

describe('The fixed calls about a company', () => {
  it('API-02 API-03 save and answer the whole company record', async () => {
    const ana = await founder()
    const whole = record({ name: 'Horizonte Obras', document: '11222333000181' })
    const saved = await ana.request('PUT', '/rest/companies', whole)
    expect(saved.status).toBe(200)
    const position = (saved.body as { position: string }).position
    const read = await ana.request('GET', '/rest/companies', undefined, { 'Min-Position': position })
    expect([read.status, read.body]).toEqual([200, whole])
    const ahead = await ana.request('GET', '/rest/companies', undefined, { 'Min-Position': `${position}999` })
    expect(codeOf(ahead)).toBe('503 readModels.behind')
  })

  it('API-03 API-09 refuse a record that is not whole, or of nobody', async () => {
    const ana = await founder()
    const { city: _, ...partial } = record({})
    const refused = await ana.request('PUT', '/rest/companies', partial)
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'city', code: 'field.required' }] } })
    expect(codeOf(await visitor().request('PUT', '/rest/companies', record({})))).toBe('401 access.signIn')
    expect(codeOf(await visitor().request('GET', '/rest/companies'))).toBe('401 access.signIn')
  })

  it('API-10 refuse saving to whoever has no permission', async () => {
    const ana = await founder()
    const viewer = await colleague(ana, 'viewer')
    const refused = await viewer.request('PUT', '/rest/companies', record({}))
    expect(codeOf(refused)).toBe('403 access.noPermission')
  })

  it('API-03 keep a sub-domain for whoever has it first', async () => {
    const [first, second] = [await founder(), await founder()]
    const subdomain = `rival-${crypto.randomUUID().slice(0, 8)}`
    const save = (who: Person, name: string | null) =>
      who.request('PUT', '/rest/companies', record({ subdomain: name }))
    expect((await save(first, subdomain)).status).toBe(200)
    expect(codeOf(await save(second, subdomain))).toBe('409 organization.subdomainTaken')
    expect((await save(first, null)).status).toBe(200)
    expect((await save(second, subdomain)).status).toBe(200)
    expect((await save(second, 'checkout')).status).toBe(422)
  })
})

describe('Signing in', () => {
  it('API-04 SES-02 answers the session', async () => {
    const ana = await founder()
    const { status, body } = await ana.signIn()
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{16}$/),
      profile: ana.userId,
      userEmail: ana.email,
      paymentInfo: { premium: true, code: expect.stringContaining('TRIAL'), endAt: expect.any(String) },
      functionalities: expect.arrayContaining([{ functionality: 'tasks', permission: 'totalControl' }]),
    })
  })

  it('SES-02 ORG-11 says 1 for the profile of a worker', async () => {
    const worker = await colleague(await founder(), 'worker')
    const { profile, functionalities } = await sessionOf(worker)
    expect(profile).toBe(1)
    expect(new Set(functionalities.map(({ permission }) => permission))).toEqual(new Set(['noAccess']))
  })

  it('SES-07 tells the class of a licence by the functionalities', async () => {
    const ana = await founder()
    const classOf = async (person: Person) => licenceClass((await sessionOf(person)).functionalities)
    expect(await classOf(ana)).toBe('creator')
    expect(await classOf(await colleague(ana, 'creator'))).toBe('creator')
    expect(await classOf(await colleague(ana, 'editor'))).toBe('editor')
    expect(await classOf(await colleague(ana, 'viewer'))).toBe('viewer')
    const featureAt = (permission: 'noAccess' | 'viewOnly' | 'editOnly' | 'totalControl') => ({ permission })
    expect(licenceClass([featureAt('viewOnly'), featureAt('editOnly'), featureAt('totalControl')])).toBe('creator')
    expect(licenceClass([featureAt('noAccess'), featureAt('editOnly')])).toBe('editor')
    expect(licenceClass([])).toBe('viewer')
  })

  it('ACC-01 API-09 needs an e-mail and a password', async () => {
    for (const [body, field] of [
      [{ password: aPassword }, 'login'],
      [{ login: 'ana@obra.example' }, 'password'],
    ] as const) {
      const refused = await visitor().request('POST', '/rest/users/authenticate', body)
      expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: field, code: 'field.required' }] } })
    }
  })

  it('ACC-02 API-04 says the same of a wrong password and of an e-mail that nobody has', async () => {
    const ana = await founder()
    const answers = await Promise.all(
      [ana.email, 'ninguem@obra.example', 'not an e-mail', ''].map((login) =>
        visitor().request('POST', '/rest/users/authenticate', { login, password: 'Errada-00' }),
      ),
    )
    expect(answers.map(codeOf)).toEqual(Array(4).fill('401 access.wrongPassword'))
    const texts = answers.map(({ body }) => JSON.stringify({ ...(body as object), instance: '' }))
    expect(new Set(texts).size).toBe(1)
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  it('API-04 takes the e-mail in any case', async () => {
    const ana = await founder()
    const reply = await visitor().request('POST', '/rest/users/authenticate', {
      login: ` ${ana.email.toUpperCase()} `,
      password: aPassword,
    })
    expect(reply.status).toBe(200)
  })

  it('SES-02 keeps the secret in a cookie that no script can read, new at each sign-in', async () => {
    const ana = await founder()
    const login = { login: ana.email, password: aPassword }
    const [first, second] = [
      await raw('POST', '/rest/users/authenticate', {}, login),
      await raw('POST', '/rest/users/authenticate', {}, login),
    ]
    const attributes = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=28800'
    expect(first.cookies).toEqual([expect.stringMatching(new RegExp(`^prumo=[\\w-]{43}; ${attributes}$`))])
    const secret = (first.cookies[0] ?? '').split(/[=;]/)[1] ?? ''
    expect(second.cookies[0]).not.toContain(secret)
    expect(first.body).not.toContain(secret)

    const handle = (JSON.parse(first.body) as Session).token
    for (const token of [handle, `${handle}${handle}`]) {
      const forged = await raw('GET', '/rest/users/validate', { Cookie: `prumo=${token}` })
      expect(forged.status).toBe(401)
    }
  })
})

describe('A session', () => {
  it('API-06 is validated with or without its data', async () => {
    const ana = await founder()
    expect(await validate(ana, '?dataSession=true')).toMatchObject({ status: 200, body: { userEmail: ana.email } })
    expect(await validate(ana, '?dataSession=false')).toMatchObject({ status: 200, body: true })
    expect(codeOf(await validate(visitor()))).toBe('401 access.signIn')
    expect(codeOf(await validate(ana, '?dataSession=maybe'))).toBe('422 fields.invalid')
  })

  it('API-06 is handed off once, within a minute, to the browser that asked', async () => {
    const ana = await founder()
    const handOff = async () => {
      const { body, headers } = await ana.request('POST', '/rest/users/hand-off', {})
      await ana.signIn()
      return { code: (body as { token: string }).token, binding: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    }
    const take = (code: string, cookie: string) => raw('GET', `/rest/users/validate?token=${code}`, { Cookie: cookie })

    const first = await handOff()
    const taken = await take(first.code, first.binding)
    expect([taken.status, (JSON.parse(taken.body) as Session).userEmail]).toEqual([200, ana.email])
    expect(taken.cookies[0]).toMatch(/^prumo=/)
    expect((await take(first.code, first.binding)).status).toBe(401)

    const stolen = await handOff()
    expect((await take(stolen.code, '')).status).toBe(401)
    expect((await take(stolen.code, stolen.binding)).status).toBe(401)

    const late = await handOff()
    clock.ahead += minutes(1.1)
    expect((await take(late.code, late.binding)).status).toBe(401)
    expect((await take('x'.repeat(43), late.binding)).status).toBe(401)
  })

  describe('that is handed off', () => {
    const cookieOf = ({ headers }: Reply) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
    /** Somebody who has got hold of the session, and of nothing else. */
    const thiefOf = async (victim: Person) => {
      let session = cookieOf(await victim.signIn())
      const handOff = async () => {
        const { status, body, cookies } = await raw('POST', '/rest/users/hand-off', { Cookie: session }, {})
        expect(status).toBe(200)
        return { code: (JSON.parse(body) as { token: string }).token, binding: cookies[0]?.split(';')[0] ?? '' }
      }
      const take = async ({ code, binding }: { code: string; binding: string }) => {
        const taken = await raw('GET', `/rest/users/validate?token=${code}`, { Cookie: binding })
        if (taken.status === 200) session = taken.cookies[0]?.split(';')[0] ?? ''
        return taken.status
      }
      const looks = async () => (await raw('GET', '/rest/queries/me', { Cookie: session })).status
      return { handOff, take, looks }
    }

    const endings: [string, (victim: Person) => Promise<unknown>][] = [
      [
        'the password changes',
        (ana) => ana.act('ChangePassword', { currentPassword: aPassword, password: newPassword }),
      ],
      [
        'the password is recovered',
        async (ana) => {
          await ana.act('RequestPasswordRecovery', { email: ana.email, language: 'en' })
          await ana.act('RecoverPassword', { code: await recoveryCode(theWorld.folder), password: newPassword })
        },
      ],
      ['the account is deleted', (ana) => ana.act('DeleteMyAccount', { reason: 'Não uso mais', password: aPassword })],
    ]

    it.each(endings)('SES-02 ends when %s, and so does whatever was to come of it', async (_, end) => {
      const ana = await founder()
      const thief = await thiefOf(ana)
      expect(await thief.take(await thief.handOff())).toBe(200)
      expect(await thief.looks()).toBe(200)
      await ana.signIn()
      const kept = await thief.handOff()
      await end(ana)
      expect(await thief.looks()).toBe(401)
      expect(await thief.take(kept)).toBe(401)
    })

    it('API-05 is not begun again once it was signed out', async () => {
      const ana = await founder()
      const thief = await thiefOf(ana)
      const kept = await thief.handOff()
      await ana.request('GET', '/rest/users/logout')
      expect(await thief.take(kept)).toBe(401)
    })

    it('SES-02 ends after 8 hours, however often it is handed off', async () => {
      const thief = await thiefOf(await founder())
      const statuses: number[] = []
      for (let passed = 0; passed < 8 * 60; passed += 20) {
        statuses.push(await thief.take(await thief.handOff()))
        clock.ahead += minutes(20)
      }
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await thief.looks()).toBe(401)
    })

    it('AUD-01 is on record as what it is, with the session that it came from', async () => {
      const ana = await founder()
      const { token: first } = await sessionOf(ana)
      const { body, headers } = await ana.request('POST', '/rest/users/hand-off', {})
      const binding = headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const { token: code } = body as { token: string }
      const taken = await raw('GET', `/rest/users/validate?token=${code}`, { Cookie: binding })
      const { token: second } = JSON.parse(taken.body) as Session
      const recorded = (await log.textSince(0)).split('\n').map((text) => JSON.parse(text) as Record<string, string>)
      const mine = recorded.filter(({ userId, sessionRef }) => userId === ana.userId && sessionRef)
      expect(mine).toEqual([
        { userId: ana.userId, method: 'password', sessionRef: first },
        { userId: ana.userId, sessionRef: second, fromSessionRef: first },
      ])
      await ana.signIn()
      const kinds = (await actionsOf(ana)).items.map(({ kind }) => kind)
      expect(kinds.filter((kind) => /^Session|^SignedIn/.test(kind))).toEqual([
        'SignedIn',
        'SessionHandedOff',
        'SignedIn',
      ])
    })
  })

  it('API-05 is ended by signing out, also for whoever kept the cookie', async () => {
    const ana = await founder()
    const kept = (await ana.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const out = await ana.request('GET', '/rest/users/logout')
    expect([out.status, out.body]).toEqual([200, true])
    expect(out.headers.getSetCookie()[0]).toMatch(/^prumo=; .*Max-Age=0/)
    expect((await raw('GET', '/rest/users/validate', { Cookie: kept })).status).toBe(401)
    expect((await raw('GET', '/rest/queries/me', { Cookie: kept })).status).toBe(401)
    expect((await visitor().request('GET', '/rest/users/logout')).body).toBe(true)
  })

  it('API-05 is ended by the command too', async () => {
    const ana = await founder()
    await ana.act('SignOut', {})
    expect(codeOf(await ana.inquire('me', {}))).toBe('401 access.signIn')
  })

  it('SES-02 ends after 30 idle minutes and after 8 hours at most', async () => {
    const ana = await founder()
    clock.ahead += minutes(29)
    expect((await validate(ana)).status).toBe(200)
    clock.ahead += minutes(29)
    expect((await validate(ana)).status).toBe(200)
    clock.ahead += minutes(30.1)
    expect((await validate(ana)).status).toBe(401)

    await ana.signIn()
    const statuses: number[] = []
    for (let passed = 0; passed <= 8 * 60; passed += 20) {
      statuses.push((await validate(ana)).status)
      clock.ahead += minutes(20)
    }
    expect(statuses).toEqual([...Array(24).fill(200), 401])
  })
})

describe('Signing up', () => {
  const attempt = (changes: object) => visitor().attempt('SignUp', { ...aSignUp(), ...changes })

  it.each([
    ['name', ' ', 'text.blank'],
    ['lastName', '', 'text.blank'],
    ['areaCode', '31', 'areaCode.invalid'],
    ['areaCode', '0311', 'areaCode.invalid'],
    ['phone', '1234567', 'phone.invalid'],
    ['phone', '12345678901', 'phone.invalid'],
    ['email', 'ana@', 'field.invalid_format'],
    ['password', 'Ab1defg', 'password.tooWeak'],
    ['password', 'ab123456', 'password.tooWeak'],
    ['password', 'abcdefg1', 'password.tooWeak'],
    ['termsAccepted', false, 'terms.notAccepted'],
    ['companyName', '', 'text.blank'],
    ['size', '11', 'field.invalid_value'],
    ['segment', 'space', 'field.invalid_value'],
    ['position', 'king', 'field.invalid_value'],
    ['needs', [], 'field.too_small'],
  ])('ACC-04 refuses the %s %j', async (field, value, code) => {
    const { status, body } = await attempt({ [field]: value })
    expect([status, body.fields]).toEqual([422, [{ path: field, code }]])
  })

  it('ACC-04 takes the shortest and the longest of what may be', async () => {
    expect((await attempt({ phone: '12345678', password: 'abc12...' })).status).toBe(200)
    expect((await attempt({ phone: '1234567890', password: `aB3${'ç'.repeat(60)}99` })).status).toBe(200)
  })

  it('ACC-04 wants a corporate e-mail and a password that not everyone has', async () => {
    expect(codeOf(await attempt({ email: 'ana@gmail.com' }))).toBe('409 account.corporateEmailRequired')
    expect(codeOf(await attempt({ password: 'abc12345' }))).toBe('409 account.passwordCommon')
  })

  it('ACC-05 offers the segments, positions and needs of the specification, and no other', async () => {
    // The specification's words, in its order: "Segments: business, consulting and training, …".
    expect(segments).toEqual([
      'business',
      'consultingAndTraining',
      'education',
      'eventsAndPromotions',
      'industry',
      'digitalMarketing',
      'producersAndMedia',
      'advertisingAndMarketing',
      'services',
      'technologyAndInternet',
      'others',
    ])
    expect(positions).toEqual([
      'ceoOrDirector',
      'coordinatorOrProjectLeader',
      'projectManager',
      'analyst',
      'consultant',
      'student',
      'other',
    ])
    expect(needs).toEqual([
      'improveProjectPlanning',
      'improveTaskManagement',
      'analyzeProductivity',
      'integrationOfAreas',
      'academicWork',
      'other',
    ])
    for (const [index, segment] of segments.entries()) {
      const position = positions[index % positions.length]
      expect((await attempt({ segment, position, needs: [...needs] })).status).toBe(200)
    }
  })

  it('ACC-06 refuses an e-mail that is registered, in whatever case and in whatever organization', async () => {
    const ana = await founder()
    expect(codeOf(await attempt({ email: ana.email.toUpperCase() }))).toBe('409 account.emailTaken')
    const stranger = await founder()
    const add = { userId: crypto.randomUUID(), licence: 'viewer', profileId: null, name: 'Ana', lastName: 'Lima' }
    const added = await stranger.attempt('AddUser', { ...add, email: ana.email, password: aPassword, language: 'en' })
    expect(codeOf(added)).toBe('409 account.emailTaken')
  })

  it('ACC-06 lets one of many have an e-mail that all want at once', async () => {
    const email = `corrida-${crypto.randomUUID().slice(0, 8)}@obra.example`
    const replies = await Promise.all(Array.from({ length: 8 }, () => attempt({ email })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('ACC-07 opens a trial of 15 days with every feature', async () => {
    const before = clock.now().getTime()
    const ana = await founder()
    const { paymentInfo, functionalities } = await sessionOf(ana)
    expect(paymentInfo).toMatchObject({ premium: true, code: expect.stringContaining('TRIAL') })
    const beganAt = Date.parse(paymentInfo.endAt ?? '') - 15 * 24 * 60 * 60_000
    expect(beganAt).toBeGreaterThanOrEqual(before)
    expect(beganAt).toBeLessThanOrEqual(clock.now().getTime())
    expect(new Set(functionalities.map(({ permission }) => permission))).toEqual(new Set(['totalControl']))

    clock.ahead += minutes(15 * 24 * 60 + 1)
    await ana.signIn()
    expect((await sessionOf(ana)).paymentInfo.premium).toBe(false)
    expect(codeOf(await ana.inquire('organizationUsers', {}))).toBe('403 access.subscriptionEnded')
  })
})

describe('A forgotten password', () => {
  const ask = (email: string, language = 'pt-BR') => visitor().attempt('RequestPasswordRecovery', { email, language })
  const recover = (code: string, password = newPassword) => visitor().attempt('RecoverPassword', { code, password })

  it('ACC-03 is replaced through a link that was mailed, once, and ends every session', async () => {
    const ana = await founder()
    const phone = await elsewhere(ana)
    expect((await ask(ana.email)).status).toBe(200)
    const letter = (await recoveryLetters(theWorld.folder)).at(-1) ?? ''
    expect(letter).toContain(`To: ${ana.email}`)
    expect(letter).toMatch(/http:\/\/localhost:9999\/signin\?recovery=[\w-]{43}/)

    const code = await recoveryCode(theWorld.folder)
    expect(codeOf(await recover(code, 'fraca'))).toBe('422 fields.invalid')
    expect((await recover(code)).status).toBe(200)
    expect([(await validate(ana)).status, (await validate(phone)).status]).toEqual([401, 401])
    expect((await ana.signIn()).status).toBe(401)
    expect((await ana.signIn(newPassword)).status).toBe(200)
    expect(codeOf(await recover(code, 'Terceira-88'))).toBe('409 account.recoveryInvalid')
    expect((await ana.signIn(newPassword)).status).toBe(200)
  })

  it('ACC-03 has 30 minutes, and the first link that is used ends the others', async () => {
    const [ana, bia] = [await founder(), await founder()]
    await ask(bia.email)
    const [unused] = [await recoveryCode(theWorld.folder), await ask(bia.email)]
    expect((await recover(await recoveryCode(theWorld.folder))).status).toBe(200)
    expect(codeOf(await recover(unused))).toBe('409 account.recoveryInvalid')
    await ask(ana.email)
    const second = await recoveryCode(theWorld.folder)
    clock.ahead += minutes(30.1)
    expect(codeOf(await recover(second))).toBe('409 account.recoveryInvalid')
    expect(codeOf(await recover('A'.repeat(43)))).toBe('409 account.recoveryInvalid')
    expect((await ana.signIn()).status).toBe(200)
  })

  it('ACC-03 is mailed to the address that is kept, with the address that is configured', async () => {
    const ana = await founder()
    const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
    const data = { email: ana.email.toUpperCase(), language: 'en' }
    await visitor().request(
      'POST',
      '/rest/commands/RequestPasswordRecovery',
      { id: crypto.randomUUID(), data },
      headers,
    )
    const letter = (await recoveryLetters(theWorld.folder)).at(-1) ?? ''
    expect(letter).toContain(`To: ${ana.email}`)
    expect(letter).toContain('http://localhost:9999/signin')
    expect(letter).not.toContain('evil')
  })

  it('ACC-02 is not asked for by an e-mail that nobody has', async () => {
    const before = (await recoveryLetters(theWorld.folder)).length
    expect(codeOf(await ask('ninguem@obra.example'))).toBe('409 account.emailNotFound')
    expect((await recoveryLetters(theWorld.folder)).length).toBe(before)
  })
})

describe('A command whose follow-up failed', () => {
  it('ACC-02 does it when it is sent again: the mail of a recovery', async () => {
    const { founder: found, folder } = await world({})
    const ana = await found()
    const outbox = join(folder, 'outbox')
    await proofCode(folder, ana.email)
    await rm(outbox, { recursive: true })
    await writeFile(outbox, 'a file where the folder should be')
    const id = crypto.randomUUID()
    const ask = () => ana.attempt('RequestPasswordRecovery', { email: ana.email, language: 'en' }, { id })
    expect((await ask()).status).toBe(500)
    await rm(outbox)
    expect((await ask()).status).toBe(200)
    expect(await recoveryLetters(folder)).toHaveLength(1)
    expect((await ask()).status).toBe(200)
    expect(await recoveryLetters(folder)).toHaveLength(1)
  })
})

describe('A password that somebody changes', () => {
  it('ACC-11 needs the one before, and ends the other sessions', async () => {
    const ana = await founder()
    const phone = await elsewhere(ana)
    const change = (currentPassword: string, password = newPassword) =>
      ana.attempt('ChangePassword', { currentPassword, password })
    expect(codeOf(await change('Errada-00'))).toBe('403 account.passwordWrong')
    expect(codeOf(await change(aPassword, 'curta1'))).toBe('422 fields.invalid')
    expect((await validate(phone)).status).toBe(200)
    expect((await change(aPassword)).status).toBe(200)
    expect([(await validate(ana)).status, (await validate(phone)).status]).toEqual([200, 401])
    expect((await visitor().request('POST', '/rest/users/authenticate', login(ana, aPassword))).status).toBe(401)
    expect((await visitor().request('POST', '/rest/users/authenticate', login(ana, newPassword))).status).toBe(200)
  })

  it('ACC-11 lets nobody in who gave the one before while it was changed', async () => {
    const ana = await founder()
    const { sessions } = theWorld.prumo.commands
    const { begin } = sessions
    // The password was found right; before the session begins, another takes its place.
    sessions.begin = async (...person) => {
      sessions.begin = begin
      await ana.act('ChangePassword', { currentPassword: aPassword, password: newPassword })
      return begin(...person)
    }
    const before = await log.head()
    const late = await visitor().request('POST', '/rest/users/authenticate', login(ana, aPassword))
    expect([codeOf(late), late.headers.getSetCookie()]).toEqual(['401 access.wrongPassword', []])
    expect((await log.since(before)).map(({ type }) => type)).toEqual(['PasswordChanged'])
    expect((await log.rowsText('platform.sessions')).split(ana.userId), 'one session').toHaveLength(2)
    expect((await validate(ana)).status).toBe(200)
  })

  it('ACC-11 was chosen by an administrator until then', async () => {
    const bia = await newcomer(await founder())
    expect((await bia.ask('me', {})).mustChangePassword).toBe(true)
    await bia.act('ChangePassword', { currentPassword: typedPassword, password: newPassword })
    expect((await bia.ask('me', {})).mustChangePassword).toBe(false)
  })

  it('DOC-04 is asked for once more before something is signed, and stands in no event', async () => {
    const ana = await founder()
    expect(codeOf(await ana.attempt('Reauthenticate', { password: 'Errada-00' }))).toBe('403 account.passwordWrong')
    const { position } = await ana.act('Reauthenticate', { password: aPassword })
    const { items } = await actionsOf(ana)
    expect(items.find((action) => action.position === Number(position))).toMatchObject({
      kind: 'Reauthenticated',
      actor: { userId: ana.userId },
    })
    expect(JSON.stringify(items)).not.toContain(aPassword)
  })

  const login = ({ email }: Person, password: string) => ({ login: email, password })
})

describe('Guessing a password', () => {
  it('ACC-02 is stopped for one account after so many tries, and says for how long', async () => {
    const guarded = await world({ SIGN_INS_PER_ACCOUNT: '5' })
    const [ana, bia] = [await guarded.founder(), await guarded.founder()]
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess++) statuses.push((await ana.signIn(`Palpite-${guess}0`)).status)
    expect(statuses).toEqual(Array(5).fill(401))
    const stopped = await ana.signIn()
    expect(codeOf(stopped)).toBe('429 request.tooMany')
    const seconds = Number(stopped.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await bia.signIn()).status).toBe(200)
  })

  it('DOC-04 ACC-02 is stopped in an open session too, and forgiven once the right one was given', async () => {
    const guarded = await world({ SIGN_INS_PER_ACCOUNT: '3' })
    const ana = await guarded.founder()
    const statuses: number[] = []
    for (const password of ['Errada-00', aPassword, 'Errada-11', 'Errada-22', 'Errada-33', aPassword])
      statuses.push((await ana.attempt('Reauthenticate', { password })).status)
    expect(statuses).toEqual([403, 200, 403, 403, 403, 429])
  })

  it('ACC-02 is forgiven once the right one was given', async () => {
    const guarded = await world({ SIGN_INS_PER_ACCOUNT: '3' })
    const ana = await guarded.founder()
    for (const password of ['Errada-00', 'Errada-11', aPassword, 'Errada-22', 'Errada-33', aPassword]) {
      expect((await ana.signIn(password)).status).toBe(password === aPassword ? 200 : 401)
    }
  })

  it('ACC-02 is stopped for one network over all accounts', async () => {
    const guarded = await world({ SIGN_INS_PER_NETWORK: '8' })
    const statuses: number[] = []
    for (let guess = 0; guess < 10; guess++) {
      const login = `quem-${guess}@obra.example`
      const body = { login, password: 'Errada-00' }
      statuses.push((await guarded.visitor().request('POST', '/rest/users/authenticate', body)).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  })
})

describe('Asking whether somebody has an account', () => {
  it('ACC-02 answers the same of both where the installation hides it, before it has looked for either', async () => {
    const hidden = await world({ HIDE_ACCOUNT_EXISTENCE: 'true' })
    const ana = await hidden.founder()
    const ask = async (email: string) => {
      const reply = await hidden.visitor().attempt('RequestPasswordRecovery', { email, language: 'en' })
      const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(reply.headers)
      return { status: reply.status, body: reply.body, headers }
    }
    // While nothing can be appended, whoever waited for that would have no answer.
    const holder = new pg.Client({ connectionString: hidden.databaseUrl })
    await holder.connect()
    await holder.query('select pg_advisory_lock($1)', [advisoryLocks.positions])
    const [registered, unknown] = [await ask(ana.email), await ask('ninguem@obra.example')]
    expect(registered).toEqual(unknown)
    expect(registered).toMatchObject({ status: 200, body: { position: '0', version: 0 } })
    expect(await recoveryLetters(hidden.folder)).toEqual([])
    await holder.end()
    await expect.poll(() => recoveryLetters(hidden.folder)).toHaveLength(1)
    await hidden.visitor().act('RecoverPassword', { code: await recoveryCode(hidden.folder), password: newPassword })
    expect((await ana.signIn(newPassword)).status).toBe(200)
  })

  it('ACC-02 is not told either by what the id of the request is good for afterwards', async () => {
    const hidden = await world({ HIDE_ACCOUNT_EXISTENCE: 'true' })
    const ana = await hidden.founder()
    const ids = [ana.email, 'ninguem@obra.example'].map((email) => ({ email, id: crypto.randomUUID() }))
    for (const { email, id } of ids)
      await hidden.visitor().act('RequestPasswordRecovery', { email, language: 'en' }, id)
    await expect.poll(() => recoveryLetters(hidden.folder)).toHaveLength(1)
    await hidden.restart()
    const bia = await hidden.founder()
    const answers = await Promise.all(ids.map(({ id }) => bia.attempt('SaveCompany', record({ city: id }), { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('ACC-02 answers the same where the mail cannot be sent', async () => {
    const hidden = await world({ HIDE_ACCOUNT_EXISTENCE: 'true', LOG_LEVEL: 'silent' })
    const ana = await hidden.founder()
    await proofCode(hidden.folder, ana.email)
    await rm(join(hidden.folder, 'outbox'), { recursive: true })
    await writeFile(join(hidden.folder, 'outbox'), 'a file where the folder should be')
    const request = await hidden.visitor().attempt('RequestPasswordRecovery', { email: ana.email, language: 'en' })
    expect(request.status).toBe(200)
  })
})
