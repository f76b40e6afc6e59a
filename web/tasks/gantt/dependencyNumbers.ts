import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { predecessorIdsIn } from '../predecessorIdsIn'

/** A cell takes so many predecessors (GAN-06). */
const mostInCell = 2

/** What a task depends on, each once, however many links lead from it. */
export const predecessorIdsOf = ({ dependencies = [] }: Pick<TaskCard, 'dependencies'>): string[] => [
  ...new Set(dependencies.map(({ predecessorId }) => predecessorId)),
]

/** Whether a cell can say what a task depends on. */
export const fitsCell = (task: Pick<TaskCard, 'dependencies'>): boolean => predecessorIdsOf(task).length <= mostInCell

/** What is wrong with what is written as the predecessors of a task, as the code of its text. */
export function dependenciesProblem(
  text: string,
  { taskId }: Pick<TaskCard, 'taskId'>,
  tasks: readonly TaskCard[],
): string | undefined {
  const ids = predecessorIdsIn(text, tasks)
  if (!ids) return 'predecessorNumbers.unknown'
  if (ids.includes(taskId)) return 'task.predecessorItself'
  return ids.length > mostInCell ? 'predecessorNumbers.tooMany' : undefined
}
