import { type QueryAsked, queries } from '@prumo/contracts/index'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Asker, Query } from '../pipeline/query'
import { addressesOn, besideTasks, usedTagIds } from './besideTasks'
import { cardsOf } from './cardsOf'
import { changedCards } from './changedCards'

export const board: Query<'board'> = async (db, input, asker) => {
  const place = { organizationId: asker.actor.organizationId, projectId: input.projectId }
  const shown = { ...place, leftOut: leftOutFor(queries.board.leavesOut, asker.reader, asker.projectNow) }
  const since = groundOf(input, asker)
  const changed = since === undefined ? undefined : await changedCards(db, shown, since)
  const cards = changed ? Promise.resolve(changed.tasks) : cardsOf(db, shown)
  const used = changed ? usedTagIds(db, place) : cards.then(tagsWorn)
  const [tasks, beside] = await Promise.all([
    cards,
    besideTasks(db, place, asker.project, used, addressesOn(asker.projectNow, shown.leftOut)),
  ])
  return {
    ...beside,
    tasks,
    ...(changed && { changed: { since: changed.since, gone: changed.gone } }),
  }
}

const tagsWorn = (tasks: readonly TaskCard[]) => new Set(tasks.flatMap(({ tagIds }) => tagIds))

/** The position from which the asker's board may be followed by changes; nothing if it is of another edition. */
const groundOf = ({ since, edition }: QueryAsked<'board'>, { standing }: Asker): number | undefined =>
  standing && standing.edition === edition && since !== undefined && since <= standing.position ? since : undefined
