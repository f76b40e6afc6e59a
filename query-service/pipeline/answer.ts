import type { Need } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import type { Answering } from './answering'
import { authorize } from './authorize'
import { parkedPosition } from './parkedPosition'
import type { Asker } from './query'
import { waitForPosition } from './waitForPosition'

type Question = { need: Need; reads: readonly string[]; projectId?: string | undefined }

/**
 * Answers from read models that have reached what the asker has seen. `Data-As-Of` says how far parked ones have come.
 * Refuses if they lack what the asker has done.
 */
export async function answer<Answer>(
  ctx: Context,
  session: Session,
  parts: Answering,
  { need, reads, projectId }: Question,
  read: (db: Knex, asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  ctx.state.need = need
  const position = await waitForPosition(ctx, session, parts.readModels)
  return parts.database.within(session.organizationId, async (db) => {
    const asker = await authorize(db, session, parts, { need, projectId })
    const parked = await parkedPosition(db, session.organizationId, reads)
    if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
    if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
    return read(db, asker)
  })
}
