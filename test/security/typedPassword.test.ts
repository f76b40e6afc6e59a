import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../given/aCompany'
import { fresh } from '../given/fresh'
import { recoveryCode, recoveryLetters } from '../world/letters'
import { aPassword, type Person, type ProblemBody, type Reply, typedPassword } from '../world/person'
import { world } from '../world/world'
import { routesOf } from './routesOf'

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const minutes = (count: number) => count * 60_000
const day = minutes(24 * 60)

const theWorld = await world({}, clock)
const { founder, newcomer, colleague, project, visitor } = theWorld
const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody)?.code ?? ''}`.trim()
const mustChange = '403 access.passwordMustChange'

const signIn = ({ email }: Person, password: string) =>
  visitor().request('POST', '/rest/users/authenticate', { login: email, password })
const changes = (person: Person, password = aPassword) =>
  person.attempt('ChangePassword', { currentPassword: typedPassword, password })
const me = (person: Person) => person.inquire('me', {})

describe('Whoever has a password that somebody else typed', () => {
  let bia: Person
  let chooser: Person
  let projectId: string
  beforeAll(async () => {
    const ana = await founder()
    bia = await newcomer(ana)
    chooser = await colleague(ana)
    projectId = await project(ana)
    for (const { email } of [bia, chooser]) await ana.act('ShareProject', { projectId, email, as: ['team'] })
  })

  /** The input of each route that needs more than its address. The access matrix covers commands and queries. */
  const mapping = { columns: { title: 'a', step: 'b', startOn: 'c', endOn: 'd' }, extra: [], steps: {} }
  const calls: Record<string, (id: string) => { path?: string; body?: unknown }> = {
    'POST /rest/commands/:type': () => ({
      path: '/rest/commands/SignHead',
      body: { id: fresh(), data: {} },
    }),
    'GET /rest/queries/:name': () => ({ path: '/rest/queries/projects?scope=mine' }),
    'POST /rest/files': () => ({ path: `/rest/files?projectId=${projectId}&fileId=${fresh()}&size=1`, body: 'x' }),
    'GET /rest/files/:fileId': (id) => ({ path: `/rest/files/${id}?projectId=${projectId}` }),
    'POST /rest/uploads': () => ({ path: `/rest/uploads?projectId=${projectId}&fileName=a.csv`, body: 'Título\nx\n' }),
    'GET /rest/uploads/:uploadId': (id) => ({ path: `/rest/uploads/${id}?projectId=${projectId}&headerRow=1` }),
    'POST /rest/uploads/:uploadId/rehearsal': () => ({ body: { projectId, mapping, formats: {} } }),
    'POST /rest/users/hand-off': () => ({ body: {} }),
    'POST /rest/telemetry/spans': () => ({ body: {} }),
    'POST /rest/presence': () => ({ body: { tab: fresh(), projectId } }),
    'PUT /rest/companies': () => ({ body: aCompany }),
    'GET /rest/exports/action-log': (id) => ({ path: `/rest/exports/action-log?exportId=${id}` }),
    'GET /rest/exports/log-proof': (id) => ({ path: `/rest/exports/log-proof?exportId=${id}` }),
    'GET /rest/receipts/:signatureId.:format': (id) => ({ path: `/rest/receipts/${id}.json` }),
  }
  /** What is open to anybody, or leads in and out. */
  const open = [
    'POST /rest/users/authenticate',
    'GET /rest/users/logout',
    'GET /rest/users/validate',
    'GET /rest/companies/logotipo',
    'GET /rest/companies/logotipos/:sha256',
    'POST /rest/payment-notices/:gateway',
  ]
  /** What nobody finds who has no right to what was signed. */
  const unfound = ['GET /rest/receipts/:signatureId.:format']

  const routes = [...routesOf('command-service'), ...routesOf('query-service')]
    .map((route) => route.join(' '))
    .filter((route) => !open.includes(route))

  it.each(routes)('ACC-11 is let in nowhere before it is changed: %s', async (route) => {
    const ask = async (who: Person) => {
      const [method = '', declared = ''] = route.split(' ')
      const { path = declared.replace(/:\w+/g, fresh()), body } = calls[route]?.(fresh()) ?? {}
      return declared === '/rest/updates' ? streamOf(who) : codeOf(await who.request(method, path, body))
    }
    const refused = await ask(bia)
    expect(unfound.includes(route) ? refused.slice(0, 3) : refused).toBe(unfound.includes(route) ? '404' : mustChange)
    expect(await ask(chooser)).not.toBe(mustChange)
  })

  /** What a stream is answered with; a stream is let go at once. */
  const streamOf = async (who: Person) => {
    const Cookie = (await who.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const answer = await fetch(`${theWorld.prumo.url}/rest/updates`, { headers: { Cookie } })
    if (answer.status !== 200)
      return codeOf({ status: answer.status, body: await answer.json(), headers: answer.headers })
    await answer.body?.cancel()
    return '200'
  }

  it('ACC-11 is told who they are, may leave, and comes in by a password of their own', async () => {
    const caio = await newcomer(await founder())
    expect((await me(caio)).body).toMatchObject({ mustChangePassword: true })
    expect((await caio.request('GET', '/rest/users/validate')).status).toBe(200)
    expect((await caio.request('GET', '/rest/users/logout')).body).toBe(true)
    expect(codeOf(await me(caio))).toBe('401 access.signIn')
    await caio.signIn()
    expect(codeOf(await caio.inquire('projects', { scope: 'mine' }))).toBe(mustChange)
    expect((await changes(caio)).status).toBe(200)
    expect((await me(caio)).body).toMatchObject({ mustChangePassword: false })
    expect((await caio.inquire('projects', { scope: 'mine' })).status).toBe(200)
    await project(caio)
  })

  it('ACC-11 is meanwhile called into discussions, and given work, as anybody', async () => {
    const ana = await founder()
    const davi = await newcomer(ana)
    const projectId = await project(ana)
    await ana.act('ShareProject', { projectId: projectId, email: davi.email, as: ['team'] })
    const target = { kind: 'project' as const, id: projectId }
    const content = [{ text: 'Bem-vindo ' }, { mention: davi.userId }]
    await ana.act('AddComment', { projectId: projectId, target, commentId: fresh(), content })
    const { people } = await ana.ask('comments', { projectId: projectId, kind: 'project', targetId: projectId })
    expect(JSON.stringify(people)).toContain(davi.userId)
  })
})

describe('A password that somebody else typed', () => {
  it('ACC-11 is good for 24 hours, and so is what it opened', async () => {
    const bia = await newcomer(await founder())
    clock.ahead += day - minutes(10)
    expect((await signIn(bia, typedPassword)).status).toBe(200)
    await bia.signIn()
    expect((await me(bia)).status).toBe(200)
    clock.ahead += minutes(10)
    expect(codeOf(await me(bia))).toBe('401 access.signIn')
    expect(codeOf(await changes(bia))).toBe('401 access.signIn')
  })

  it('ACC-11 says that it has expired only to whoever knows it', async () => {
    const bia = await newcomer(await founder())
    clock.ahead += day
    expect(codeOf(await signIn(bia, typedPassword))).toBe('403 account.passwordExpired')
    expect(codeOf(await signIn(bia, 'Errada-00'))).toBe('401 access.wrongPassword')
    expect((await signIn(bia, typedPassword)).headers.getSetCookie()).toEqual([])
  })

  it('ACC-03 is replaced by a link that was mailed once it has expired', async () => {
    const bia = await newcomer(await founder())
    clock.ahead += day
    await visitor().act('RequestPasswordRecovery', { email: bia.email, language: 'pt-BR' })
    expect((await recoveryLetters(theWorld.folder)).at(-1)).toContain(`To: ${bia.email}`)
    await visitor().act('RecoverPassword', { code: await recoveryCode(theWorld.folder), password: aPassword })
    expect((await signIn(bia, aPassword)).status).toBe(200)
    await bia.signIn(aPassword)
    expect((await me(bia)).body).toMatchObject({ mustChangePassword: false })
  })

  it('ACC-11 no longer ends the session in which it was changed, nor the ones after', async () => {
    const bia = await newcomer(await founder())
    clock.ahead += day - minutes(20)
    await bia.signIn()
    expect((await changes(bia)).status).toBe(200)
    clock.ahead += minutes(25)
    expect((await me(bia)).status).toBe(200)
    expect((await signIn(bia, aPassword)).status).toBe(200)
    clock.ahead += 10 * day
    expect((await signIn(bia, aPassword)).status).toBe(200)
  })
})
