import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'
import { actionPage } from './actionRows'
import { openedView } from './openedView'
import { visibleActions } from './visibleActions'

/**
 * The action log through a view that the asker has opened. The filters are the view's, so the log records what was
 * read.
 */
export const actionLog: Query<'actionLog'> = async (db, { viewId, ...paging }, asker) => {
  const { actor, at } = asker
  const filters = await openedView(db, viewId, { actor, at })
  const page = await actionPage(db, asker, paging, visibleActions(db, actor, filters))
  // The choices are those of the whole log, so only the first page has them.
  return paging.after ? { ...page, kinds: [], people: [] } : { ...page, ...(await choices(db, actor)) }
}

async function choices(db: Knex, actor: User) {
  const { organizationId } = actor
  const kinds: { kind: string }[] = await db('audit_kinds as a')
    .where('a.organization_id', organizationId)
    .modify(visibleActions(db, actor))
    .distinct('a.kind')
    .orderBy('a.kind')
  const people: string[] = await db('organization_users').where({ organization_id: organizationId }).pluck('user_id')
  const names = await peopleNames(db, organizationId, people)
  return {
    kinds: kinds.map(({ kind }) => kind),
    people: [...names].map(([userId, name]) => ({ userId, name })),
  }
}
