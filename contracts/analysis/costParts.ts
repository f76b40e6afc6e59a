import type { Origin } from '../finance/entry'
import { originParts } from '../finance/originParts'
import { splitCents } from '../finance/splitCents'
import { type CostPlaces, type CostTask, costPlaceOf, type Place } from './costPlaceOf'
import type { LeftOutReason } from './curve'
import { type LeftOut, leftOutAmounts } from './leftOutAmounts'

/** Outflows of an entry: what is planned and not cancelled, and what was spent on which day. */
export type CostEntry = {
  readonly entryId: string
  /** What its origin parts. */
  readonly plannedCents: number
  readonly cents: number
  readonly origin: Origin | null
  readonly spent: readonly { readonly on: string | null; readonly cents: number }[]
}
type Share = { readonly taskId: string; readonly cents: number }
type Spent = Share & { readonly on: string }
/** What tasks are to cost, what was spent on them, and what is for none of them. All together are all outflows. */
type CostParts = { parts: Map<string, number>; spent: Spent[]; leftOut: LeftOut[] }

type PlaceOf = ReturnType<typeof costPlaceOf>
/** What is for the same tasks: planned, and spent on each day. */
type Amounts = { readonly tasks: readonly CostTask[]; planned: number; readonly spent: Map<string, number> }

/**
 * Parts outflows over the tasks of a curve, to the cent: a delivery group's by what its tasks weigh. What was spent
 * after the status day is left out. Amounts are summed before they are split, as groups can have thousands of tasks.
 */
export function costParts(entries: readonly CostEntry[], places: CostPlaces, statusOn: string): CostParts {
  const { amounts, leftOut } = amountsOf(entries, costPlaceOf(places), statusOn)
  const parts = new Map<string, number>()
  const spent: Spent[] = []
  const add = (taskId: string, cents: number) => parts.set(taskId, (parts.get(taskId) ?? 0) + cents)
  for (const { tasks, planned, spent: byDay } of amounts) {
    for (const { taskId, cents } of sharesOf(tasks, planned)) add(taskId, cents)
    for (const [on, whole] of byDay)
      for (const share of sharesOf(tasks, whole)) {
        add(share.taskId, 0)
        spent.push({ ...share, on })
      }
  }
  return { parts, spent, leftOut }
}

function sharesOf(tasks: readonly CostTask[], whole: number): Share[] {
  if (whole === 0) return []
  const parts = splitCents(
    whole,
    tasks.map(({ weight }) => weight),
  )
  return tasks.map(({ taskId }, index) => ({ taskId, cents: parts[index] ?? 0 })).filter(({ cents }) => cents !== 0)
}

/** What outflows are for together, and what they leave out. */
function amountsOf(entries: readonly CostEntry[], placeOf: PlaceOf, statusOn: string) {
  const amounts = new Map<readonly CostTask[], Amounts>()
  const leftOut = leftOutAmounts()
  const at = (tasks: readonly CostTask[]): Amounts => {
    const found = amounts.get(tasks) ?? { tasks, planned: 0, spent: new Map() }
    amounts.set(tasks, found)
    return found
  }
  for (const entry of entries) {
    for (const { place, cents } of partsOf(entry, entry.cents, placeOf))
      if (typeof place === 'string') leftOut.add(place, entry.entryId, { weight: cents })
      else at(place).planned += cents
    for (const [on, whole] of spentByDay(entry)) {
      const without = withoutDay(on, statusOn)
      if (without) leftOut.add(without, entry.entryId, { actual: whole })
      else
        for (const { place, cents } of partsOf(entry, whole, placeOf))
          if (typeof place === 'string') leftOut.add(place, entry.entryId, { actual: cents })
          else addTo(at(place).spent, on as string, cents)
    }
  }
  return { amounts: [...amounts.values()], leftOut: leftOut.all() }
}

const withoutDay = (on: string | null, statusOn: string): LeftOutReason | null =>
  on === null ? 'noDay' : on > statusOn ? 'afterStatusDay' : null

function spentByDay({ spent }: CostEntry): Map<string | null, number> {
  const days = new Map<string | null, number>()
  for (const { on, cents } of spent) addTo(days, on, cents)
  return days
}

function addTo<Key>(sums: Map<Key, number>, key: Key, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents)
}

function partsOf({ plannedCents, origin }: CostEntry, whole: number, placeOf: PlaceOf) {
  if (!origin) return [{ place: 'notAllocated' as Place, cents: whole }]
  const { parts, rest } = originParts(whole, plannedCents, origin.items)
  const shares = origin.items.map(({ id }, index) => ({ place: placeOf(origin.of, id), cents: parts[index] ?? 0 }))
  return [...shares, { place: 'notAllocated' as Place, cents: rest }]
}
