import Router from '@koa/router'
import { may } from '@prumo/contracts/access'
import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { addressBlock } from '@prumo/platform/http/addressBlock'
import { denied } from '@prumo/platform/http/denied'
import { readJson } from '@prumo/platform/http/jsonBody'
import { refuseEmbedded } from '@prumo/platform/http/origin'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { bindingIn, clearToken, setBinding, setToken } from '@prumo/platform/http/sessionCookie'
import { newId } from '@prumo/platform/ids'
import type { Session, Sessions } from '@prumo/platform/sessions/sessions'
import { parse } from '@prumo/platform/values/parse'
import type { Context } from 'koa'
import { z } from 'zod'
import { actorOf } from '../pipeline/actors'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { WhoAsks } from '../pipeline/whoAsks'
import { account, typedPasswordEndsAt } from './account'
import { accountByEmail } from './accountByEmail'
import type { Credentials } from './credentials'
import { refuseExpired } from './refuseExpired'
import { sessionAnswer } from './session'

type Parts = {
  runner: CommandRunner
  domain: Domain
  sessions: Sessions
  credentials: Credentials
  whoAsks: WhoAsks
  limits: RateLimits
  sessionSeconds: number
  publicOrigins: ReadonlySet<string>
}
type Begun = { token: string; session: Session }

const login = z.strictObject({ login: z.string().max(254), password: z.string().max(128) })
const validation = z.object({
  dataSession: z.enum(['true', 'false']).default('true'),
  token: z.string().max(100).optional(),
})

const handingOff = { of: 'self' } as const

/** The fixed calls of sign-in: authenticate, logout, validate. */
export function sessionRoutes(parts: Parts) {
  const { runner, domain, sessions, credentials, whoAsks, limits } = parts

  /** Puts a session that has begun on record and gives it to the browser; where that fails, it has not begun. */
  const enter = async (ctx: Context, { token, session }: Begun, step: Message) => {
    const { userId, organizationId, sessionRef } = session
    try {
      const { origin } = await whoAsks(ctx)
      const by = await actorOf(domain.aggregates, userId, organizationId, domain.now().toISOString())
      if (!by) throw wrongPassword(session)
      const actor = { kind: 'user', userId, sessionRef } as const
      await runner.runInternal(step, { id: newId(), actor, organizationId, by, origin, permissionBasis: 'self' })
    } catch (error) {
      await sessions.end(token)
      throw error
    }
    setToken(ctx, token, parts.sessionSeconds)
    return sessionAnswer(domain, session, sessionRef)
  }

  /** The account that this login and password are of. Takes as long, and says the same, for a login that nobody has. */
  const accountWith = async (ctx: Context, email: string, password: string) => {
    const accountKey = domain.nameHash('email', email)
    const userId = await accountByEmail(domain, email)
    await limits.guessPassword(userId ?? accountKey, ctx.ip)
    const { state } = userId ? await domain.aggregates.load(account, `account-${userId}`) : { state: undefined }
    const turn = { line: 'visitors' as const, of: addressBlock(ctx.ip) }
    const person = state && userId ? { userId, organizationId: state.organizationId } : null
    if (!(await credentials.matches(state?.credentialId, password, turn)) || !state || !userId)
      throw wrongPassword(person)
    refuseExpired(state, domain.now(), { account: person })
    await limits.guessedPassword(userId, ctx.ip)
    return { userId, opened: state }
  }

  const signIn = async (ctx: Context, email: string, password: string) => {
    const { userId, opened } = await accountWith(ctx, email, password)
    const { organizationId, credentialId } = opened
    const begun = await sessions.begin({ userId, organizationId }, typedPasswordEndsAt(opened))
    const { sessionRef } = begun.session
    const step = { type: 'RecordSignIn', data: { userId, method: 'password', sessionRef, credentialId } }
    return enter(ctx, begun, step).catch((error: unknown) => {
      throw isOtherPassword(error) ? wrongPassword({ userId, organizationId }) : error
    })
  }

  return new Router({ prefix: '/rest/users' })
    .post('/authenticate', async (ctx) => {
      await limits.guessFrom(ctx.ip)
      const { login: email, password } = parse(login, await readJson(ctx.req))
      ctx.body = await signIn(ctx, email.trim().toLowerCase(), password)
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
      const { actor, session } = await whoAsks(ctx)
      const verdict = may(actor, handingOff)
      if (!verdict.allowed) throw denied(verdict, handingOff)
      if (!session) throw new HttpProblem(401, 'access.signIn')
      const binding = newId()
      setBinding(ctx, binding)
      ctx.body = { token: await sessions.handOffs.make(session.token, session, binding) }
    })

  async function validated(ctx: Context, withData: boolean) {
    const { session } = await whoAsks(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    return withData ? sessionAnswer(domain, session, session.sessionRef) : true
  }

  async function takenOver(ctx: Context, code: string) {
    const { handOffs } = sessions
    const owner = await handOffs.ownerOf(code)
    const taken = await handOffs.take(code, bindingIn(ctx) ?? '')
    if (!taken) throw new HttpProblem(401, 'access.signIn', {}, { proof: 'handOff', account: owner ?? null })
    const { session, fromSessionRef } = taken
    const { userId, sessionRef } = session
    return enter(ctx, taken, { type: 'RecordHandOff', data: { userId, sessionRef, fromSessionRef } })
  }
}

/** Whose account was aimed at is on record, and in no answer. */
const wrongPassword = (account: Pick<Session, 'userId' | 'organizationId'> | null) =>
  new HttpProblem(401, 'access.wrongPassword', {}, { account })

const isOtherPassword = (error: unknown) => error instanceof Refused && error.code === 'account.passwordWrong'
