import type { QueryInput } from '@prumo/contracts/index'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useFetchQuery } from '../platform/server/useFetchQuery'

/** Asks for every page of a list of tasks, with what a file says of each. */
export function useEveryTask() {
  const ask = useFetchQuery()
  return async (shown: Omit<QueryInput<'tasks'>, 'limit' | 'after'>): Promise<ListedTask[]> => {
    const tasks: ListedTask[] = []
    let after: string | undefined
    do {
      const { items, next } = await ask('tasks', { ...shown, further: 'true', limit: 200, after })
      tasks.push(...items)
      after = next ?? undefined
    } while (after)
    return tasks
  }
}
