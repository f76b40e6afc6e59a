import type { EventOf, RecordedEvent } from '@prumo/contracts/index'

export type MovingEvent = 'TasksRescheduled' | 'TasksRebaselined'
type Moved = { readonly taskId: string; readonly before: object }

/** What an event gave to each of several tasks, looked up by their ids once for all of their rows. */
const movedIn = new WeakMap<object, ReadonlyMap<string, Moved>>()

/** The ids of the tasks that an event changes: one, or several at once. */
export function changedTaskIds({ type, data }: RecordedEvent): readonly string[] {
  if (type !== 'TasksRescheduled' && type !== 'TasksRebaselined') return [(data as { taskId: string }).taskId]
  return listIn(data as EventOf<MovingEvent>['data']).map(({ taskId }) => taskId)
}

/** What an event says of one of its tasks, as an event about that task alone would. */
export function movedTask(data: EventOf<MovingEvent>['data'], taskId: string): Moved | undefined {
  let byId = movedIn.get(data)
  if (!byId) {
    byId = new Map(listIn(data).map((moved) => [moved.taskId.toLowerCase(), moved]))
    movedIn.set(data, byId)
  }
  return byId.get(taskId)
}

const listIn = (data: EventOf<MovingEvent>['data']): readonly Moved[] => ('moves' in data ? data.moves : data.baselines)
