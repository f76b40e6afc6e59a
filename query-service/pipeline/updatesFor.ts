import { may, type ProjectPlace, type User } from '@prumo/contracts/access'
import { calls } from '@prumo/contracts/calls'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModelChange, ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import { projectPlaces } from '../reading/projectPlaces'
import { usersWithRights } from '../reading/usersWithRights'
import type { Grounds } from './boardGrounds'
import { type BoardParts, boardsSeenBy, type ChangedBoards, type SeenBoard, seenBoards } from './seenBoards'

type Change = Omit<ReadModelChange, 'organizationId'>
type Update = { position: number; changes: Change[] | null; boards?: BoardChanges[] }

export type Listener = {
  session: Session
  /** Whether it is sent what small changes make of boards. */
  wantsBoards: boolean
  /** Projects that this listener saw, or was sent updates of. When the right to one is lost, that is announced too. */
  announced: Set<string>
  send: (update: Update) => void
}

export type Announcing = BoardParts & {
  database: QueryDatabase
  now: () => Date
}

/** `later`: the moves that have been heard of since, which are announced after these. */
type Happened = { moves: readonly ReadModelsMoved[]; grounds: Grounds; later: () => readonly ReadModelsMoved[] }
type Seen = { users: ReadonlyMap<string, User>; places: readonly ProjectPlace[]; boards: readonly SeenBoard[] }

export const listening = calls.followUpdates.need
/** Whoever has a project copied follows its progress. */
const seeing = { of: 'project', feature: 'projects', level: 'viewOnly', inCopy: ['underWay', 'ended'] } as const

const isId = (id: string | null): id is string => id !== null

/** What each of these listeners is sent of these changes, by the rights of this moment. */
export async function updatesFor(
  parts: Announcing,
  organizationId: string,
  listeners: readonly Listener[],
  { moves, grounds, later }: Happened,
): Promise<Map<Listener, Update>> {
  const position = Math.max(...moves.map((move) => move.position))
  if (moves.some(({ changes }) => changes === null))
    return new Map(listeners.map((listener) => [listener, { position, changes: null }]))
  const changesIn = (some: readonly ReadModelsMoved[]) =>
    some.flatMap(({ changes }) => changes ?? []).filter((change) => change.organizationId === organizationId)
  const ours = changesIn(moves)
  const changed = { changes: ours, grounds, later: () => changesIn(later()) }
  const seen = await parts.database.within(organizationId, (db) => look(db, parts, organizationId, listeners, changed))
  const updates = listeners.map((listener) => [listener, updateOf(listener, position, ours, seen)] as const)
  return new Map(updates.flatMap(([listener, update]) => (update ? [[listener, update]] : [])))
}

async function look(
  db: Knex,
  parts: Announcing,
  organizationId: string,
  listeners: readonly Listener[],
  changed: ChangedBoards,
): Promise<Seen> {
  const userIds = [...new Set(listeners.map(({ session }) => session.userId))]
  const found = await usersWithRights(db, organizationId, parts.now().toISOString(), (query) =>
    query.whereIn('u.user_id', userIds),
  )
  const users = new Map(found.map((user) => [user.userId, user]))
  const projectIds = [...new Set(changed.changes.flatMap((change) => change.projectIds))].filter(isId)
  const places = projectIds.length > 0 ? await projectPlaces(db, organizationId, projectIds) : []
  const watching = listeners.filter(({ wantsBoards }) => wantsBoards).map(({ session }) => session.userId)
  const people = found.filter(({ userId }) => watching.includes(userId))
  return { users, places, boards: await seenBoards(db, parts, people, places, changed) }
}

/** What this listener may see of the changes. Of a project whose rights are lost, only that something changed. */
function updateOf(
  { session, announced, wantsBoards }: Listener,
  position: number,
  ours: readonly ReadModelChange[],
  { users, places, boards }: Seen,
): Update | undefined {
  const user = users.get(session.userId)
  const mayListen = user !== undefined && may(user, listening).allowed
  const visible = mayListen ? places.filter((place) => may(user, seeing, place).allowed) : []
  const shown = new Set<string | null>([...(mayListen ? [null] : []), ...visible.map(({ projectId }) => projectId)])
  for (const id of ours.flatMap(({ projectIds }) => projectIds).filter(isId)) if (announced.delete(id)) shown.add(id)
  for (const { projectId } of visible) announced.add(projectId)
  const changes = ours
    .map(({ tables, projectIds }) => ({ tables, projectIds: projectIds.filter((id) => shown.has(id)) }))
    .filter((change) => change.projectIds.length > 0)
  if (changes.length === 0) return undefined
  const open = boards.filter(({ place }) => visible.includes(place))
  const theirs = wantsBoards && user ? boardsSeenBy(user, open) : []
  return { position, changes, ...(theirs.length > 0 && { boards: theirs }) }
}
