import { type Feature, may, type ProjectPlace, type User } from '@prumo/contracts/access'
import { queries } from '@prumo/contracts/index'
import type { Standing } from '@prumo/contracts/query'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import type { ReadModelChange, ReadModels } from '@prumo/platform/readModels/readModels'
import type { Knex } from 'knex'
import type { Grounds } from './boardGrounds'
import { editionFor } from './editionFor'
import { leftOutFor } from './leftOutFor'
import { parkedPosition } from './parkedPosition'
import { standingOf } from './standingOf'

export type BoardParts = {
  /** What a project's board has become since a position; nothing if that is too much to be sent. */
  boardChanges: (
    db: Knex,
    project: ProjectPlace,
    standing: Standing,
    ground: { since: number; withBeside: boolean; leftOut: readonly Feature[] },
  ) => Promise<BoardChanges | undefined>
  /** Of a board, what stands beside its tasks is read from these. */
  besideTables: readonly string[]
  readModels: ReadModels
}

/** Changes of the board that all are shown for whom the same is left out. */
export type SeenBoard = { place: ProjectPlace; leftOut: readonly Feature[]; changes: BoardChanges }
/** What has changed, and what has been heard of since. */
export type ChangedBoards = {
  changes: readonly ReadModelChange[]
  grounds: Grounds
  later: () => readonly ReadModelChange[]
}

const { need, reads, leavesOut } = queries.board

/** Boards that change at the same time: more are asked for by those who show them. */
const mostBoards = 3
/** How long news of what a board was read with is waited for. */
const newsMs = 100

/**
 * What the boards that have changed became, once for all of these people who see the same of one. The database may be
 * further than the news of it. What a board is said to hold up to a position it holds in all its parts, so news of that
 * position is waited for; without it, the parts beside the tasks may have changed, too.
 */
export async function seenBoards(
  db: Knex,
  { boardChanges, besideTables, readModels }: BoardParts,
  people: readonly User[],
  places: readonly ProjectPlace[],
  { changes, grounds, later }: ChangedBoards,
): Promise<SeenBoard[]> {
  const shown = places.filter((place) => grounds.has(place.projectId) && people.some((user) => sees(user, place)))
  const [{ organizationId } = { organizationId: '' }] = shown
  if (shown.length === 0 || shown.length > mostBoards) return []
  const parked = await parkedPosition(db, organizationId, reads)
  const standing = parked === undefined && (await standingOf(db, organizationId, reads))
  if (!standing) return []
  const isHeard = await readModels.reached(standing.position, newsMs, organizationId)
  const heard = [...changes, ...later()]
  const boards: SeenBoard[] = []
  for (const place of shown) {
    const since = grounds.get(place.projectId) ?? standing.position
    const withBeside = !isHeard || changesBeside(besideTables, heard, place)
    for (const leftOut of leftOutBy(people, place)) {
      const edition = editionFor(standing.edition, leftOut)
      const found = await boardChanges(db, place, { ...standing, edition }, { since, withBeside, leftOut })
      if (found) boards.push({ place, leftOut, changes: found })
    }
  }
  return boards
}

/** Of these boards, what this person is sent. */
export const boardsSeenBy = (user: User, boards: readonly SeenBoard[]): BoardChanges[] =>
  boards
    .filter(({ place, leftOut }) => sees(user, place) && isSame(leftOut, leftOutFor(leavesOut, user, place)))
    .map(({ changes }) => changes)

const sees = (user: User, place: ProjectPlace) => may(user, need, place).allowed

const isSame = (first: readonly Feature[], second: readonly Feature[]) => first.join() === second.join()

/** What is left out of a board for those of these people who see it: each combination once. */
function leftOutBy(people: readonly User[], place: ProjectPlace): readonly Feature[][] {
  const all = people.filter((user) => sees(user, place)).map((user) => leftOutFor(leavesOut, user, place))
  return [...new Map(all.map((leftOut) => [leftOut.join(), leftOut])).values()]
}

const changesBeside = (
  besideTables: readonly string[],
  changes: ChangedBoards['changes'],
  { projectId }: ProjectPlace,
) =>
  changes.some(
    ({ tables, projectIds }) =>
      (projectIds.includes(projectId) || projectIds.includes(null)) &&
      tables.some((name) => besideTables.includes(name)),
  )
