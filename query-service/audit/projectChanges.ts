import { z } from 'zod'
import { cursorOf, placeIn } from '../cursor'
import type { Query } from '../query'
import { type ActionRow, told } from './actionRows'
import { netChanges } from './netChanges'
import { notErased } from './notErased'

/** What is said about the log itself, and what only one person sees, is no change of the project. */
const noChange = [
  ...['ActionLogViewed', 'ActionLogExported', 'LogProofExported', 'ProjectMarkedFavorite', 'ProjectUnmarkedFavorite'],
  ...['StorageReserved', 'StorageReleased', 'ImportRowsRead'],
]
const states = ['added', 'changed', 'deleted'] as const

export const projectChanges: Query<'projectChanges'> = async (db, asked, { actor: { organizationId } }) => {
  const { projectId, from, to, after, limit } = asked
  const rows: ActionRow[] = await db('audit_actions as a')
    .where({ 'a.organization_id': organizationId, 'a.scope_id': projectId })
    .where('a.at', '>', from)
    .where('a.at', '<=', to)
    .whereNotIn('a.kind', noChange)
    .modify(notErased(db))
    .orderBy('a.position')
    .select('a.position', 'a.event_id as eventId', 'a.kind', 'a.at', 'a.actor_kind as actorKind')
    .select('a.actor_id as actorId', 'a.project_id as projectId', 'a.record_id as recordId', 'a.changes')
    .select('a.permission_basis as permissionBasis')
    .select(db.raw('null as network, null as origin'))
  const net = netChanges(rows).sort((one, other) => other.last.position - one.last.position)
  const start = placeIn(after, z.int().positive())
  const left = start === undefined ? net : net.filter(({ last }) => last.position < start)
  const page = left.slice(0, limit)
  const actions = await told(
    db,
    organizationId,
    page.map(({ recordId, last, changes }) => ({ ...last, recordId, changes })),
    new Map(),
  )
  const end = left.length > limit ? page.at(-1) : undefined
  const countOf = (state: (typeof states)[number]) => net.filter((one) => one.state === state).length
  return {
    counts: { added: countOf('added'), changed: countOf('changed'), deleted: countOf('deleted') },
    items: page.flatMap(({ recordId, state, kinds }, index) => {
      const action = actions[index]
      if (!action) return []
      const { recordName, actor, at, changes } = action
      return [{ recordId, name: recordName, state, kinds, by: actor.name, at, changes }]
    }),
    next: end ? cursorOf(end.last.position) : null,
  }
}
