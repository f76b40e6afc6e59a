import { quiet } from '@prumo/contracts/meanings'
import { HttpProblem } from '@prumo/platform/errors'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { cursorOf, placeIn } from '../reading/cursor'
import { actionsAt, actionsShown } from './actionRows'
import { netChanges } from './netChanges'
import { notErased } from './notErased'
import { openedView } from './openedView'
import { visibleActions } from './visibleActions'

/**
 * The net changes of a project through a view of its log. The view's filters name the project and the period. Who may
 * read that log sees all of them.
 */
export const projectChanges: Query<'projectChanges'> = async (db, { viewId, after, limit }, asker) => {
  const { actor, at } = asker
  const { organizationId } = actor
  const filters = await openedView(db, viewId, { actor, at })
  if (!filters.projectId) throw new HttpProblem(404, 'actionLog.viewUnknown')
  const actions = db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .whereNotIn('a.kind', [...quiet])
    .modify(visibleActions(db, actor, filters))
    .modify(notErased(db))
    .select('a.position', 'a.kind', 'a.changes', 'a.record_id')
  const before = placeIn(after, z.int().positive()) ?? null
  const { counts, page: found } = await netChanges(db, actions, { before, limit: limit + 1 })
  const page = found.slice(0, limit)
  const rows = await actionsAt(
    db,
    organizationId,
    page.map(({ last }) => last),
  )
  const happened = page.flatMap((net) => {
    const row = rows.get(net.last)
    const { recordId, changes, kinds } = net
    return row ? [{ ...net, row: { ...row, recordId, changes, kinds } }] : []
  })
  const lastActions = await actionsShown(
    db,
    asker,
    happened.map(({ row }) => row),
    new Map(),
  )
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    counts: { added: 0, changed: 0, deleted: 0, ...counts },
    items: happened.flatMap(({ recordId, state, kinds }, index) => {
      const action = lastActions[index]
      return action
        ? [
            {
              recordId,
              name: action.recordName,
              state,
              kinds,
              by: action.actor.name,
              at: action.at,
              changes: action.changes,
            },
          ]
        : []
    }),
    next: last ? cursorOf(last.last) : null,
  }
}
