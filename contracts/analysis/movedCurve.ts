import type { WorkCalendar } from '../schedule/workCalendar'
import { buckets } from './buckets'
import { type CurveStep, curveSteps, type WorkUnit } from './curve'
import { plannedCurve } from './plannedCurve'

type Days = { readonly startOn: string; readonly endOn: string }

/** A task with its days as they are and as they would be. */
type MovedTask = {
  readonly before: Days
  readonly after: Days
  readonly isMilestone: boolean
  readonly estimatedMinutes: number | null
}

/** Work that is planned until the end of each day, by the days as they are and as they would be. */
type MovedCurve = {
  readonly unit: WorkUnit
  readonly by: CurveStep
  readonly points: { on: string; before: number; after: number }[]
}

/** What moving tasks does to the work planned until a day. They weigh the same wherever they move. */
export function movedCurve(tasks: readonly MovedTask[], calendar: WorkCalendar): MovedCurve | null {
  const unit = unitOf(tasks)
  const weigh = weight[unit]
  const curveOf = (side: 'before' | 'after') =>
    plannedCurve(
      tasks.map((task) => ({
        begin: calendar.beginOf(task[side].startOn),
        end: calendar.endOf(task[side].endOn),
        weight: weigh(task, calendar),
      })),
    )
  const before = curveOf('before')
  const after = curveOf('after')
  if (!before || !after) return null
  const end = Math.max(before.begin + before.duration, after.begin + after.duration)
  const first = calendar.dayFrom(Math.min(before.begin, after.begin))
  const { by, ends } = sampled(first, calendar.dayUntil(end))
  const places = ends.map(calendar.endOf)
  const [was, is] = [before.valuesAt(places), after.valuesAt(places)]
  return { unit, by, points: ends.map((on, index) => ({ on, before: was[index] ?? 0, after: is[index] ?? 0 })) }
}

type Weighed = 'effort' | 'workingDays'

/** Effort where every task that can have one has it, else working days: as the curve of work has it. */
function unitOf(tasks: readonly MovedTask[]): Weighed {
  const worked = tasks.filter(({ isMilestone }) => !isMilestone)
  const hasEffort = worked.length > 0 && worked.every(({ estimatedMinutes }) => estimatedMinutes !== null)
  return hasEffort && tasks.some(({ estimatedMinutes }) => (estimatedMinutes ?? 0) > 0) ? 'effort' : 'workingDays'
}

const weight: Record<Weighed, (task: MovedTask, calendar: WorkCalendar) => number> = {
  effort: ({ estimatedMinutes }) => estimatedMinutes ?? 0,
  workingDays: ({ before, isMilestone }, { beginOf, endOf }) =>
    isMilestone ? 0 : endOf(before.endOn) - beginOf(before.startOn),
}

/** A small picture shows no more points than this. */
const mostPoints = 60

/** As close together as there is room for; of many months every so many, and the last. */
function sampled(first: string, last: string): { by: CurveStep; ends: string[] } {
  for (const step of curveSteps) {
    const found = buckets(first, last, step)
    if (found.ends.length <= mostPoints) return found
  }
  const { by, ends } = buckets(first, last, 'month')
  const apart = Math.ceil(ends.length / mostPoints)
  return { by, ends: ends.filter((_, index) => (ends.length - 1 - index) % apart === 0) }
}
