import { expect, it } from 'vitest'
import { latestAndFavorites } from './latestAndFavorites'

const project = (projectId: string) => ({ projectId, favorite: projectId === projectId.toUpperCase() })
const idsOf = (projects: readonly { projectId: string }[]) => projects.map(({ projectId }) => projectId).join('')

/** Favourites are written large. */
it.each([
  ['outside of every project', 'abcdEFGhi', 'abcdEFGhi', 'abcdE', 'FG'],
  ['in the project that was opened last', 'abcdEFG', 'xabcdEFG', 'abcdE', 'FG'],
  ['in a project that was opened after others', 'abcdEFG', 'abcdExFG', 'abcdE', 'FG'],
  ['where some opened ones are gone', 'abcdEFG', 'zyxabcdEFG', 'abcdE', 'FG'],
  ['where all are favourites', 'ABCDEFG', 'GFEDCBA', 'GFEDC', 'AB'],
  ['where none was opened', 'aB', '', '', 'B'],
])('PRJ-11 each favourite stands among the latest or the favourites, and in one of them: %s', (...example) => {
  const [, answered, opened, recent, favorites] = example
  const found = latestAndFavorites([...answered].map(project), [...opened])
  expect([idsOf(found.recent), idsOf(found.favorites)]).toEqual([recent, favorites])
})
