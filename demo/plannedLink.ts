import type { LinkKind } from '@prumo/contracts/schedule/link'
import { workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { holidaysOf } from './day'

type Span = { startOn: string; endOn: string }

const monToFri = [true, true, true, true, true, false, false]

/**
 * How a task waits for the one before it, so that the plan keeps its links: from that one's end on, or so many working
 * days after its start. A task that begins before that one does not wait for it.
 */
export function plannedLink(before: Span, task: Span): { kind: LinkKind; lag: number } | null {
  if (task.startOn > before.endOn) return { kind: 'FS', lag: 0 }
  const years = [before.startOn, task.endOn].map((day) => Number(day.slice(0, 4)))
  const holidays = years.flatMap(holidaysOf).map(({ on }) => on)
  const { beginOf } = workCalendar({ week: monToFri, holidays }, before.startOn)
  const lag = beginOf(task.startOn) - beginOf(before.startOn)
  return lag < 0 ? null : { kind: 'SS', lag }
}
