import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { logPage } from './logPage'
import { openedView } from './openedView'
import { visibleActions } from './visibleActions'

/**
 * The action log through a view that the asker has opened. The filters are the view's, so the log records what was
 * read.
 */
export const actionLog: Query<'actionLog'> = async (db, { viewId, ...paging }, asker) => {
  const { actor, at } = asker
  const filters = await openedView(db, viewId, { actor, at })
  const page = await logPage(db, asker, paging, visibleActions(db, actor, filters))
  // The choices are those of the whole log, so only the first page has them.
  return { ...page, kinds: paging.after ? [] : await kindsSeen(db, actor) }
}

async function kindsSeen(db: Knex, actor: User): Promise<string[]> {
  const kinds: { kind: string }[] = await db('audit_kinds as a')
    .where('a.organization_id', actor.organizationId)
    .modify(visibleActions(db, actor))
    .distinct('a.kind')
    .orderBy('a.kind')
  return kinds.map(({ kind }) => kind)
}
