import { type QueryAsked, queries } from '@prumo/contracts/index'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Asker, Query } from '../pipeline/query'
import { besideTasks, usedTagIds } from './besideTasks'
import { cardsOf } from './cardsOf'
import { changedCards } from './changedCards'

export const board: Query<'board'> = async (db, input, asker) => {
  const place = { organizationId: asker.actor.organizationId, projectId: input.projectId }
  const shown = { ...place, leftOut: leftOutFor(queries.board.leavesOut, asker.reader, asker.projectNow) }
  const since = groundOf(input, asker)
  const changed = since === undefined ? undefined : await changedCards(db, shown, since)
  const tasks = changed?.tasks ?? (await cardsOf(db, shown))
  const used = changed ? await usedTagIds(db, place) : new Set(tasks.flatMap(({ tagIds }) => tagIds))
  return {
    ...(await besideTasks(db, place, asker.project, used)),
    tasks,
    ...(changed && { changed: { since: changed.since, gone: changed.gone } }),
  }
}

/** The position from which the asker's board may be followed by changes; nothing if it is of another edition. */
const groundOf = ({ since, edition }: QueryAsked<'board'>, { standing }: Asker): number | undefined =>
  standing && standing.edition === edition && since !== undefined && since <= standing.position ? since : undefined
