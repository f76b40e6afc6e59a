import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { eventBytes, fitsOneAppend } from '../rules/inParts'
import type { Action } from '../rules/undoRule'

/**
 * The events of an action, those that set the dates of tasks last: taken back first, they make room for the dates in
 * checklists. What else an action records keeps its order.
 */
export function datesLast(events: readonly PlanEvent[]): readonly PlanEvent[] {
  const isOfDates = ({ type }: PlanEvent) => type === 'TasksRescheduled'
  if (!events.some(isOfDates)) return events
  return [...events.filter((event) => !isOfDates(event)), ...events.filter(isOfDates)]
}

/** What takes a rescheduling back, or that this has begun where it is more than one append takes. */
export function startedWhereLarge(projectId: string, action: Action<PlanEvent>, undone: PlanEvent[]): PlanEvent[] {
  const tasks = new Set(undone.flatMap(changedTaskIds))
  if (tasks.size === 0 || fitsOneAppend(undone, ({ data }) => eventBytes(data))) return undone
  const data = {
    projectId,
    way: 'undo' as const,
    planStartOn: null,
    taskIds: null,
    taskCount: tasks.size,
    digest: null,
    undoneActionId: action.id ?? null,
  }
  return [{ type: 'ReschedulingStarted', data }]
}

/** The tasks to which an event of a rescheduling gives other days. */
export function changedTaskIds({ type, data }: { type: string; data: object }): string[] {
  if (type !== 'TasksRescheduled' && type !== 'TasksRebaselined') return []
  const { moves, baselines } = data as { moves?: { taskId: string }[]; baselines?: { taskId: string }[] }
  return (moves ?? baselines ?? []).map(({ taskId }) => taskId)
}
