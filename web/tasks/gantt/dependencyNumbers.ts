import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { numbersIn } from '../numbersIn'
import type { Board } from '../useBoard'

/** So many predecessors are written in a cell (GAN-06). */
const mostInCell = 2

/** The tasks of these numbers; nothing where something else is written, or a task of such a number is not there. */
export function predecessorIdsIn(text: string, { tasks }: Pick<Board, 'tasks'>): string[] | undefined {
  const numbers = numbersIn(text)
  const ids = numbers?.flatMap((wanted) => tasks.find(({ number }) => number === wanted)?.taskId ?? [])
  return ids && ids.length === numbers?.length ? ids : undefined
}

/** What is wrong with what is written as the predecessors of a task, as the code of its text. */
export function dependenciesProblem(
  text: string,
  { taskId }: Pick<TaskCard, 'taskId'>,
  board: Pick<Board, 'tasks'>,
): string | undefined {
  const ids = predecessorIdsIn(text, board)
  if (!ids) return 'predecessorNumbers.unknown'
  if (ids.includes(taskId)) return 'task.predecessorItself'
  return ids.length > mostInCell ? 'predecessorNumbers.tooMany' : undefined
}
