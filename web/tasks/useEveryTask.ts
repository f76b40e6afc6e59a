import type { QueryInput } from '@prumo/contracts/index'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { Reading } from '../platform/server/everyItem'
import { everyItem } from '../platform/server/everyItem'
import { useFetchQuery } from '../platform/server/useFetchQuery'

/** Asks for every page of a list of tasks, or for as many as are read at most, with what a file says of each. */
export function useEveryTask() {
  const ask = useFetchQuery()
  return (shown: Omit<QueryInput<'tasks'>, 'limit' | 'after'>, reading?: Reading): Promise<ListedTask[]> =>
    everyItem((after) => ask('tasks', { ...shown, further: 'true', limit: 200, after }), reading)
}
