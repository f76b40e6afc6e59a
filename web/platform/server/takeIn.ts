import type { Answer } from '@prumo/contracts/index'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import { mutate, SWRConfig, unstable_serialize } from 'swr'
import { boardInChanges } from './fetchLater'
import { standings } from './standings'

const keyOf = (projectId: string) => ['board', { projectId }] as const
const boardUnder = (key: string) => SWRConfig.defaultValue.cache.get(key)?.data as Answer<'board'> | undefined

/** Takes changes of boards into those that this page holds. Answers the keys of boards that are up to date by that. */
export async function takeIn(changes: readonly BoardChanges[]): Promise<ReadonlySet<string>> {
  const upToDate = new Set<string>()
  if (changes.length === 0) return upToDate
  const { meetingOf, withChanges } = await boardInChanges()
  for (const change of changes) {
    const key = unstable_serialize(keyOf(change.projectId))
    const held = boardUnder(key)
    const standing = standings.of(held)
    if (!held || !standing) continue
    const meeting = meetingOf(standing, change)
    if (meeting === 'gap') continue
    upToDate.add(key)
    if (meeting === 'held') continue
    const { position, edition } = change
    void mutate(keyOf(change.projectId), standings.kept(withChanges(held, change), { position, edition }), {
      revalidate: false,
    })
  }
  return upToDate
}
