import type { QueryContract } from '@prumo/contracts/query'
import { HttpProblem } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import type { Answering } from './answering'
import { authorize } from './authorize'
import { editionFor } from './editionFor'
import { leftOutFor } from './leftOutFor'
import { parkedPosition } from './parkedPosition'
import type { Asker } from './query'
import { standingOf } from './standingOf'
import { waitForPosition } from './waitForPosition'

type Question = Pick<QueryContract, 'need' | 'reads' | 'inChanges' | 'leavesOut'> & { projectId?: string | undefined }

/**
 * Answers from read models that have reached what the asker has seen. `Position` says how far they are at least, and
 * `Data-As-Of` how far parked ones have come. `Standing` says from where an answer may be followed by changes. Refuses
 * if they lack what the asker has done.
 */
export async function answer<Answer>(
  ctx: Context,
  session: Session,
  parts: Answering,
  { need, reads, projectId, inChanges, leavesOut }: Question,
  read: (db: Knex, asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  ctx.state.need = need
  const position = await waitForPosition(ctx, session, parts.readModels)
  ctx.set('Position', String(parts.readModels.position(session.organizationId)))
  return parts.database.within(session.organizationId, async (db) => {
    const [asker, parked, found] = await Promise.all([
      authorize(db, session, parts, { need, projectId }),
      parkedPosition(db, session.organizationId, reads),
      inChanges ? standingOf(db, session.organizationId, reads) : undefined,
    ])
    if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
    if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
    if (!found || parked !== undefined) return read(db, asker)
    const edition = editionFor(found.edition, leftOutFor(leavesOut, asker.reader, asker.projectNow))
    const standing = { ...found, edition }
    ctx.set('Standing', JSON.stringify(standing))
    return read(db, { ...asker, standing })
  })
}
