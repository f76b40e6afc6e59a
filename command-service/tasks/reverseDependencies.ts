import type { Message } from '@prumo/contracts/message'
import type { dependencyEvents } from '@prumo/contracts/tasks/dependencies'
import { lastOf, refusedFor } from '../rules/later'
import type { PlanReversals } from './reversals'
import { standingTask } from './reverseTasks'

type Events = keyof typeof dependencyEvents

/** How what was said of a task's dependencies is taken back. */
export const reverseDependencies: PlanReversals<Events> = {
  DependencyAdded: ({ projectId, taskId, predecessorId, kind, lag }, plan, { since, events }) => {
    // Whoever waits for a restored task stops when that is deleted again.
    if (isRestoredBy(events, predecessorId)) return []
    const now = standingTask(plan, taskId, since).dependencies.find(isOf(predecessorId, kind))
    if (!now) return []
    const last = lastOf(since, { taskId, predecessorId }, () => true)
    const outrun = now.lag === lag ? undefined : refusedFor('undo.changedSince', last, { fields: ['predecessorIds'] })
    const data = { projectId, taskId, predecessorId, kind }
    return [{ command: { type: 'RemoveDependency', data }, as: 'RemoveDependency', outrun }]
  },

  DependencyChanged: ({ projectId, taskId, predecessorId, kind, lag, before }, plan, { since }) => {
    const { dependencies } = standingTask(plan, taskId, since)
    const now = dependencies.find(isOf(predecessorId, kind))
    const former = dependencies.find(isOf(predecessorId, before.kind))
    if (former?.lag === before.lag && (kind === before.kind || !now)) return []
    const last = lastOf(since, { taskId, predecessorId }, () => true)
    const outrun = now?.lag === lag ? undefined : refusedFor('undo.changedSince', last, { fields: ['predecessorIds'] })
    const data = { projectId, taskId, predecessorId, ...before, was: { kind, lag: now?.lag ?? lag } }
    return [{ command: { type: 'ChangeDependency', data }, as: 'ChangeDependency', outrun }]
  },

  DependencyRemoved: ({ projectId, taskId, predecessorId, before }, plan, { since }) => {
    const { dependencies } = standingTask(plan, taskId, since)
    if (dependencies.some(isOf(predecessorId, before.kind))) return []
    const data = { projectId, taskId, predecessorId, ...before }
    return [{ command: { type: 'AddDependency', data }, as: 'AddDependency' }]
  },

  DependenciesNotRestored: () => [],
}

const isRestoredBy = (events: readonly Message[], taskId: string) =>
  events.some(({ type, data }) => type === 'TaskRestored' && (data as { taskId: string }).taskId === taskId)

const isOf = (id: string, of: string) => (each: { predecessorId: string; kind: string }) =>
  each.predecessorId === id && each.kind === of
