import { canonicalEmail } from '@prumo/contracts/identity/emailAddress'
import type { Message, Origin } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { addressBlock } from '@prumo/platform/http/addressBlock'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { bindingIn, clearToken, setBinding, setToken } from '@prumo/platform/http/sessionCookie'
import { newId } from '@prumo/platform/ids'
import type { Session, Sessions } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import type { CallHandlers } from '../pipeline/callDoor'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { account, typedPasswordEndsAt } from './account'
import { accountByEmail } from './accountByEmail'
import { actorOf } from './actorOf'
import type { Credentials } from './credentials'
import { refuseExpired } from './refuseExpired'
import { sessionAnswer } from './sessionAnswer'

export type IdentityCallParts = {
  runner: CommandRunner
  domain: Domain
  sessions: Sessions
  credentials: Credentials
  limits: RateLimits
  sessionSeconds: number
}
type Begun = { token: string; session: Session }

/** The fixed calls of sign-in. */
export function identityCalls(parts: IdentityCallParts): CallHandlers {
  const { runner, domain, sessions } = parts

  const signIn = async (ctx: Context, origin: Origin, email: string, password: string) => {
    const { userId, opened } = await accountWith(parts, ctx, email, password)
    const { organizationId, credentialId } = opened
    const begun = await sessions.begin({ userId, organizationId }, typedPasswordEndsAt(opened))
    const { sessionRef } = begun.session
    const step = { type: 'RecordSignIn', data: { userId, method: 'password', sessionRef, credentialId } }
    return enter(parts, ctx, origin, begun, step).catch((error: unknown) => {
      throw isOtherPassword(error) ? wrongPassword({ userId, organizationId }) : error
    })
  }

  const takeOver = async (ctx: Context, origin: Origin, code: string) => {
    const { handOffs } = sessions
    const owner = await handOffs.ownerOf(code)
    const taken = await handOffs.take(code, bindingIn(ctx) ?? '')
    if (!taken) throw new HttpProblem(401, 'access.signIn', {}, { proof: 'handOff', account: owner ?? null })
    const { session, fromSessionRef } = taken
    const { userId, sessionRef } = session
    return enter(parts, ctx, origin, taken, { type: 'RecordHandOff', data: { userId, sessionRef, fromSessionRef } })
  }

  return {
    authenticate: ({ login, password }, { origin }, ctx) => signIn(ctx, origin, canonicalEmail(login.trim()), password),

    logout: async (_, { actor, session, origin }, ctx) => {
      if (session) await runner.run({ id: newId(), type: 'SignOut', data: {}, actor, session, origin })
      clearToken(ctx)
      return true as const
    },

    validateSession: async ({ dataSession, token }, { session, origin }, ctx) => {
      if (token) return takeOver(ctx, origin, token)
      if (!session) throw new HttpProblem(401, 'access.signIn')
      return dataSession === 'true' ? sessionAnswer(domain, session, session.sessionRef) : true
    },

    handOffSession: async (_, { session }, ctx) => {
      if (!session) throw new HttpProblem(401, 'access.signIn')
      const binding = newId()
      setBinding(ctx, binding)
      return { token: await sessions.handOffs.make(session.token, session, binding) }
    },
  }
}

/** Records a session that has begun and gives it to the browser. If recording fails, the session ends. */
async function enter(parts: IdentityCallParts, ctx: Context, origin: Origin, { token, session }: Begun, step: Message) {
  const { runner, domain, sessions } = parts
  const { userId, organizationId, sessionRef } = session
  try {
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

/** The account of this login and password. An unknown login takes as long and answers the same as a wrong password. */
async function accountWith(
  { domain, credentials, limits }: IdentityCallParts,
  ctx: Context,
  email: string,
  password: string,
) {
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

/** The account aimed at goes on record, and into no answer. */
const wrongPassword = (account: Pick<Session, 'userId' | 'organizationId'> | null) =>
  new HttpProblem(401, 'access.wrongPassword', {}, { account })

const isOtherPassword = (error: unknown) => error instanceof Refused && error.code === 'account.passwordWrong'
