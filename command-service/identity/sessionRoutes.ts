import Router from '@koa/router'
import { HttpProblem } from '@prumo/platform/errors'
import { readJson } from '@prumo/platform/http/jsonBody'
import { refuseEmbedded } from '@prumo/platform/http/origin'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { bindingIn, clearToken, setBinding, setToken } from '@prumo/platform/http/sessionCookie'
import { newId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/logger'
import { parse } from '@prumo/platform/parse'
import type { Context } from 'koa'
import { z } from 'zod'
import { actorOf } from '../actors'
import type { CommandRunner } from '../commandRunner'
import type { Surroundings } from '../preparation'
import type { WhoAsks } from '../whoAsks'
import { account } from './account'
import { accountByEmail } from './accountByEmail'
import { sessionAnswer } from './session'

type Parts = {
  runner: CommandRunner
  around: Surroundings
  whoAsks: WhoAsks
  limits: RateLimits
  log: Logger
  sessionSeconds: number
  publicOrigins: ReadonlySet<string>
}
type Person = { userId: string; organizationId: string }

const login = z.strictObject({ login: z.string().max(254), password: z.string().max(128) })
const validation = z.object({
  dataSession: z.enum(['true', 'false']).default('true'),
  token: z.string().max(100).optional(),
})

/** The fixed calls of sign-in: authenticate, logout, validate. */
export function sessionRoutes(parts: Parts) {
  const { runner, around, whoAsks, limits, log } = parts

  const signIn = async (ctx: Context, person: Person) => {
    const { origin } = await whoAsks(ctx)
    const { token, session } = await around.sessions.begin(person.userId, person.organizationId)
    const by = await actorOf(around.aggregates, person.userId, person.organizationId, around.now().toISOString())
    if (!by) throw new HttpProblem(401, 'access.wrongPassword')
    await runner.runInternal(
      { type: 'RecordSignIn', data: { userId: person.userId, method: 'password', sessionRef: session.sessionRef } },
      {
        id: newId(),
        actor: { kind: 'user', userId: person.userId, sessionRef: session.sessionRef },
        organizationId: person.organizationId,
        by,
        origin,
        permissionBasis: 'self',
      },
    )
    setToken(ctx, token, parts.sessionSeconds)
    return sessionAnswer(around, person, session.sessionRef)
  }

  /** Whose login and password these are. Takes as long, and says the same, for a login that nobody has. */
  const personWith = async (ctx: Context, email: string, password: string): Promise<Person> => {
    const accountKey = around.nameHash('email', email)
    await limits.guess(accountKey, ctx.ip)
    const userId = await accountByEmail(around, email)
    const { state } = userId ? await around.aggregates.load(account, `account-${userId}`) : { state: undefined }
    if (!(await around.credentials.matches(state?.credentialId, password)) || !state || !userId) {
      log.warn(
        { security: 'signIn.refused', account: accountKey.slice(0, 16), requestId: ctx.state.requestId },
        'sign-in refused',
      )
      throw new HttpProblem(401, 'access.wrongPassword')
    }
    await limits.guessed(accountKey, ctx.ip)
    return { userId, organizationId: state.organizationId }
  }

  return new Router({ prefix: '/rest/users' })
    .post('/authenticate', async (ctx) => {
      const { login: email, password } = parse(login, await readJson(ctx.req))
      ctx.body = await signIn(ctx, await personWith(ctx, email.trim().toLowerCase(), password))
    })
    .get('/logout', async (ctx) => {
      refuseEmbedded(ctx, parts.publicOrigins)
      const { actor, session, origin } = await whoAsks(ctx)
      if (session) await runner.run({ id: newId(), type: 'SignOut', data: {}, actor, session, origin })
      clearToken(ctx)
      ctx.body = true
    })
    .get('/validate', async (ctx) => {
      refuseEmbedded(ctx, parts.publicOrigins)
      const { dataSession, token } = parse(validation, { ...ctx.query })
      ctx.body = await (token ? takenOver(ctx, token) : validated(ctx, dataSession === 'true'))
    })
    .post('/hand-off', async (ctx) => {
      const { session } = await whoAsks(ctx)
      if (!session) throw new HttpProblem(401, 'access.signIn')
      const binding = newId()
      setBinding(ctx, binding)
      ctx.body = { token: await around.sessions.handOff(session, binding) }
    })

  async function validated(ctx: Context, withData: boolean) {
    const { session } = await whoAsks(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    return withData ? sessionAnswer(around, session, session.sessionRef) : true
  }

  async function takenOver(ctx: Context, code: string) {
    const person = await around.sessions.takeHandOff(code, bindingIn(ctx) ?? '')
    if (!person) throw new HttpProblem(401, 'access.signIn')
    return signIn(ctx, person)
  }
}
