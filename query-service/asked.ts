import type { Need } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { parkedAt } from './parkedAt'
import { permitted } from './permitted'
import type { Asker } from './query'
import type { Answering } from './queryRoute'
import { reach } from './reach'

type Question = { need: Need; reads: readonly string[]; projectId?: string | undefined }

/** Whoever asks, signed in. */
export async function askedBy(ctx: Context, { sessionOf }: Answering): Promise<Session> {
  const session = await sessionOf(ctx)
  if (!session) throw new HttpProblem(401, 'access.signIn')
  return session
}

/**
 * An answer from read models that have reached what the asker has seen, to whoever may have it. Where they stand still it says up to where they go
 * (`Data-As-Of`); nobody is shown a state without what they themselves have done.
 */
export async function answered<Answer>(
  ctx: Context,
  session: Session,
  { database, readModels, now }: Answering,
  { need, reads, projectId }: Question,
  answer: (db: Knex, asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  ctx.state.need = need
  const position = await reach(ctx, session, readModels)
  return database.within(session.organizationId, async (db) => {
    const asker = await permitted(db, session, { need, at: now().toISOString(), projectId })
    const parked = await parkedAt(db, session.organizationId, reads)
    if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
    if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
    return answer(db, asker)
  })
}
