import { HttpProblem } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import type { Answering } from './answering'

/** The session of a request. Refuses a request without one. */
export async function authenticate(ctx: Context, { sessionOf }: Pick<Answering, 'sessionOf'>): Promise<Session> {
  const session = await sessionOf(ctx)
  if (!session) throw new HttpProblem(401, 'access.signIn')
  return session
}
