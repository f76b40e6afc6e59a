import type { Act } from '@prumo/contracts/audit/queries'
import { quiet } from '@prumo/contracts/meanings'
import { text } from '@prumo/contracts/values'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Asker, Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { type ActionRow, actionsAt, actionsShown, actorOf } from './actionRows'
import { type ActSpan, netChanges } from './netChanges'
import { notErased } from './notErased'
import { openedView } from './openedView'
import { placeOf } from './placeOf'
import { visibleActions } from './visibleActions'

/** The position at which a record changed last, and its id. */
const place = z.tuple([z.int().positive(), text(100)])

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
    .select('a.position', 'a.kind', 'a.actor_kind', 'a.actor_id', 'a.changes', 'a.record_id')
  const start = placeIn(after, place)
  const before = start ? { last: start[0], recordId: start[1] } : null
  const { counts, page: found } = await netChanges(db, actions, { before, limit: limit + 1 })
  const page = found.slice(0, limit)
  const rows = await actionsAt(
    db,
    organizationId,
    page.map(({ last }) => last),
  )
  const actsIn = await actsAt(
    db,
    asker,
    page.flatMap(({ acts }) => acts),
  )
  const happened = page.flatMap(({ recordId, state, acts: spans, changes, last }) => {
    const row = rows.get(last)
    const acts = actsIn(spans)
    const kinds = acts.map(({ kind }) => kind)
    return row ? [{ recordId, state, acts, changes, row: { ...row, partId: recordId, changes, kinds } }] : []
  })
  const lastActions = await actionsShown(
    db,
    asker,
    happened.map(({ row }) => row),
    new Map(),
    { inLog: true },
  )
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    counts: { added: 0, changed: 0, deleted: 0, ...counts },
    items: happened.flatMap(({ recordId, state, acts, changes, row }, index) => {
      const action = lastActions[index]
      if (!action) return []
      const { recordName: name, at, currency, fieldKind } = action
      const withKinds = action.changes.map((change, nth) => ({ ...change, kind: changes[nth]?.kind ?? action.kind }))
      return [{ recordId, name, place: placeOf(row), state, acts, at, changes: withKinds, currency, fieldKind }]
    }),
    next: last ? cursorOf([last.last, last.recordId]) : null,
  }
}

const actColumns = columnsOf('a', 'position', 'kind', 'at', 'actorKind', 'actorId')
type ActRow = Pick<ActionRow, 'position' | 'kind' | 'at' | 'actorKind' | 'actorId'>

/** Reads these spans, and answers what finds the acts of a record among them: who did what, from when until when. */
async function actsAt(
  db: Knex,
  asker: Asker,
  spans: readonly ActSpan[],
): Promise<(spans: readonly ActSpan[]) => Act[]> {
  const rows: ActRow[] = await db('audit_actions as a')
    .where('a.organization_id', asker.actor.organizationId)
    .whereIn('a.position', [...new Set(spans.flatMap(({ first, last }) => [first, last]))])
    .select(actColumns)
  const people = await peopleNames(
    db,
    asker,
    rows.map(({ actorId }) => actorId),
  )
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  return (wanted) =>
    wanted.flatMap(({ first, last }) => {
      const [begun, done] = [byPosition.get(first), byPosition.get(last)]
      return begun && done
        ? [{ kind: done.kind, actor: actorOf(done, people), firstAt: begun.at, lastAt: done.at }]
        : []
    })
}
