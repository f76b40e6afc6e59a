import type { Origin } from '../finance/entry'
import { originParts } from '../finance/originParts'
import { splitCents } from '../finance/splitCents'
import type { LeftOutReason } from './curve'

/** Outflows of an entry: what is planned and not cancelled, and what was spent on which day. */
export type CostEntry = {
  readonly entryId: string
  /** What its origin parts. */
  readonly plannedCents: number
  readonly cents: number
  readonly origin: Origin | null
  readonly spent: readonly { readonly on: string | null; readonly cents: number }[]
}
type CostTask = { readonly taskId: string; readonly weight: number; readonly isPlanned: boolean }
/** The tasks that amounts can be for, by id, and those in each delivery group, by its card. */
export type CostPlaces = {
  readonly tasks: ReadonlyMap<string, CostTask>
  readonly groups: ReadonlyMap<string, readonly CostTask[]>
}

type Share = { readonly taskId: string; readonly cents: number } | { because: LeftOutReason; cents: number }
type Spent = { readonly taskId: string; readonly on: string; readonly cents: number }
type LeftOut = { because: LeftOutReason; count: number; weight: number; actual: number }
/** What tasks are to cost, what was spent on them, and what is for none of them. All together are all outflows. */
type CostParts = { parts: Map<string, number>; spent: Spent[]; leftOut: LeftOut[] }

/** Parts outflows over the tasks of a curve, to the cent: a delivery group's by what its tasks weigh. */
export function costParts(entries: readonly CostEntry[], places: CostPlaces): CostParts {
  const parts = new Map<string, number>()
  const spent: Spent[] = []
  const leftOut = new Map<LeftOutReason, LeftOut & { entries: Set<string> }>()
  const leave = (because: LeftOutReason, entryId: string, { weight = 0, actual = 0 }) => {
    const left = leftOut.get(because) ?? { because, count: 0, weight: 0, actual: 0, entries: new Set() }
    left.entries.add(entryId)
    left.weight += weight
    left.actual += actual
    leftOut.set(because, left)
  }
  const add = (taskId: string, cents: number) => parts.set(taskId, (parts.get(taskId) ?? 0) + cents)
  for (const entry of entries) {
    for (const share of sharesOf(entry, entry.cents, places))
      if ('taskId' in share) add(share.taskId, share.cents)
      else if (share.cents !== 0) leave(share.because, entry.entryId, { weight: share.cents })
    for (const { on, cents } of entry.spent) {
      if (on === null) leave('noDay', entry.entryId, { actual: cents })
      else
        for (const share of sharesOf(entry, cents, places))
          if ('taskId' in share) {
            add(share.taskId, 0)
            spent.push({ taskId: share.taskId, on, cents: share.cents })
          } else if (share.cents !== 0) leave(share.because, entry.entryId, { actual: share.cents })
    }
  }
  const named = [...leftOut.values()].map(({ entries: left, ...sums }) => ({ ...sums, count: left.size }))
  return { parts, spent, leftOut: named.sort((first, second) => (first.because < second.because ? -1 : 1)) }
}

function sharesOf({ plannedCents, origin }: CostEntry, cents: number, places: CostPlaces): Share[] {
  if (!origin) return [{ because: 'notAllocated', cents }]
  const { parts, rest } = originParts(cents, plannedCents, origin.items)
  const shareOf = origin.of === 'tasks' ? shareOfTask : sharesOfGroup
  const shares = origin.items.flatMap(({ id }, index) => shareOf(places, id, parts[index] ?? 0))
  return [...shares, { because: 'notAllocated', cents: rest }]
}

function shareOfTask({ tasks }: CostPlaces, id: string, cents: number): Share[] {
  const task = tasks.get(id)
  if (!task) return [{ because: 'deleted', cents }]
  return [task.isPlanned ? { taskId: id, cents } : { because: 'noBaseline', cents }]
}

function sharesOfGroup({ groups }: CostPlaces, id: string, cents: number): Share[] {
  const tasks = groups.get(id)
  if (!tasks) return [{ because: 'deleted', cents }]
  const planned = tasks.filter(({ isPlanned }) => isPlanned)
  if (planned.length === 0) return [{ because: tasks.length === 0 ? 'notAllocated' : 'noBaseline', cents }]
  const shares = splitCents(
    cents,
    planned.map(({ weight }) => weight),
  )
  return planned.map(({ taskId }, index) => ({ taskId, cents: shares[index] ?? 0 }))
}
