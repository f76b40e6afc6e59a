import type { Origin } from '../finance/entry'
import type { LeftOutReason } from './curve'

export type CostTask = { readonly taskId: string; readonly weight: number; readonly isPlanned: boolean }
/** The tasks that amounts can be for, by id, and those in each delivery group, by its card: `null` where closed. */
export type CostPlaces = {
  readonly tasks: ReadonlyMap<string, CostTask>
  readonly groups: ReadonlyMap<string, readonly CostTask[]> | null
}

/** The tasks that share an amount, or why there are none. */
export type Place = readonly CostTask[] | LeftOutReason

/** The place of what an amount is for: for the same always the same one, looked for once. */
export function costPlaceOf(places: CostPlaces): (kind: Origin['of'], id: string) => Place {
  const found = { tasks: new Map<string, Place>(), deliveryGroups: new Map<string, Place>() }
  const find = { tasks: placeOfTask, deliveryGroups: placeOfGroup }
  return (kind, id) => {
    const place = found[kind].get(id) ?? find[kind](places, id)
    found[kind].set(id, place)
    return place
  }
}

function placeOfTask({ tasks }: CostPlaces, id: string): Place {
  const task = tasks.get(id)
  if (!task) return 'deleted'
  return task.isPlanned ? [task] : 'noBaseline'
}

function placeOfGroup({ groups }: CostPlaces, id: string): Place {
  if (!groups) return 'closed'
  const tasks = groups.get(id)
  if (!tasks) return 'deleted'
  const planned = tasks.filter(({ isPlanned }) => isPlanned)
  if (planned.length > 0) return planned
  return tasks.length === 0 ? 'notAllocated' : 'noBaseline'
}
