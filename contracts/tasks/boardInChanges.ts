import type { Standing } from '../query'
import type { BoardAnswer, TaskCard } from './queries'

type Beside = Omit<BoardAnswer, 'tasks' | 'changed'>

/** What small changes made of a project's board. `beside` holds its other parts, where these have changed too. */
export type BoardChanges = Standing & {
  projectId: string
  since: number
  tasks: TaskCard[]
  gone: string[]
  beside?: Beside
}

/** How changes meet a board: they follow it, it holds them already, or it lacks what was before them. */
export const meetingOf = (held: Standing, changes: Standing & { since: number }): 'follows' | 'held' | 'gap' => {
  if (held.edition !== changes.edition || changes.since > held.position) return 'gap'
  return changes.position <= held.position ? 'held' : 'follows'
}

/** The board after changes that follow it. Whatever has not changed is the same object as before. */
export function withChanges(
  board: BoardAnswer,
  { tasks, gone, beside }: Pick<BoardChanges, 'tasks' | 'gone' | 'beside'>,
): BoardAnswer {
  const replaced = new Set([...gone, ...tasks.map(({ taskId }) => taskId)])
  const stays = board.tasks.filter(({ taskId }) => !replaced.has(taskId))
  const isSame = tasks.length === 0 && stays.length === board.tasks.length
  const merged = isSame ? board.tasks : inOrder([...stays, ...tasks])
  const { tags, ...others } = beside ?? board
  return { ...board, ...others, tasks: merged, tags: isSame && !beside ? tags : withUse(tags, merged) }
}

/** In the order in which a board is answered: texts are compared byte by byte. */
const inOrder = (tasks: TaskCard[]): TaskCard[] =>
  tasks.sort((first, second) => compared(first.rank, second.rank) || compared(first.taskId, second.taskId))

const compared = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0)

function withUse(tags: BoardAnswer['tags'], tasks: readonly TaskCard[]): BoardAnswer['tags'] {
  const used = new Set(tasks.flatMap(({ tagIds }) => tagIds))
  const isAsBefore = tags.every(({ tagId, inUse }) => used.has(tagId) === inUse)
  return isAsBefore ? tags : tags.map((tag) => ({ ...tag, inUse: used.has(tag.tagId) }))
}
