import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { numbersIn } from './numbersIn'

type Numbered = Pick<TaskCard, 'taskId' | 'number'>

/** The tasks of the numbers that somebody wrote; nothing where something else stands, or no task has such a number. */
export function predecessorIdsIn(text: string, tasks: readonly Numbered[]): string[] | undefined {
  const numbers = numbersIn(text)
  if (!numbers) return undefined
  const idOf = new Map(tasks.map(({ number, taskId }) => [number, taskId]))
  const ids = numbers.flatMap((number) => idOf.get(number) ?? [])
  return ids.length === numbers.length ? ids : undefined
}
