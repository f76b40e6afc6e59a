import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import { fetchQuery } from './api'
import { standings } from './standings'

/** How changes of boards are taken in: what opens a screen does without. */
export const boardInChanges = () => import('@prumo/contracts/tasks/boardInChanges')

/** Asks again. Of a board that is held, only what has changed since is asked for. */
export async function fetchLater<Name extends QueryName>(
  name: Name,
  input: QueryInput<Name>,
  held: Answer<Name> | undefined,
): Promise<Answer<Name>> {
  const standing = standings.of(held)
  if (name !== 'board' || !standing) return fetchQuery(name, input)
  return (await laterBoard(input as QueryInput<'board'>, held as Answer<'board'>, standing)) as Answer<Name>
}

async function laterBoard(
  input: QueryInput<'board'>,
  held: Answer<'board'>,
  { position, edition }: { position: number; edition: string },
): Promise<Answer<'board'>> {
  const later = await fetchQuery('board', { ...input, since: position, edition })
  const { tasks, changed, ...beside } = later
  const standing = standings.of(later)
  if (!changed) return later
  const { withChanges } = await boardInChanges()
  const board = withChanges(held, { tasks, gone: changed.gone, beside })
  return standing ? standings.kept(board, standing) : board
}
