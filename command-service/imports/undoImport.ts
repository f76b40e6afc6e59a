import type { RecordedEvent } from '@prumo/contracts/index'
import { taskFieldNames } from '@prumo/contracts/tasks/task'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import { plan } from '../tasks/plan'
import type { RunCommand } from './importCommands'
import type { ImportJob } from './importJobs'
import { isOfImport } from './isOfImport'

export type UndoOutcome = { reversed: string[]; kept: string[]; failed: { taskId: string; reason: string }[] }

/** What an import did to one task: whether it made it, and what stood there before. */
type Touched = { taskId: string; added: boolean; before: Record<string, unknown>; editedSince: boolean }

/**
 * Undoes an import task by task, the last first. Tasks edited since stay as they are; each failure is reported with
 * its reason.
 */
export async function undoImport(
  domain: Domain,
  { projectId, importId }: ImportJob,
  run: RunCommand,
): Promise<UndoOutcome> {
  const outcome: UndoOutcome = { reversed: [], kept: [], failed: [] }
  for (const task of touchedBy(importId, await domain.history(`plan-${projectId}`)).reverse()) {
    if (task.editedSince) {
      outcome.kept.push(task.taskId)
      continue
    }
    try {
      await reverse(domain, projectId, task, run)
      outcome.reversed.push(task.taskId)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof HttpProblem)) throw error
      outcome.failed.push({ taskId: task.taskId, reason: error.code })
    }
  }
  return outcome
}

function touchedBy(importId: string, events: readonly RecordedEvent[]): Touched[] {
  const touched = new Map<string, Touched>()
  for (const { type, data, metadata } of events) {
    const { taskId, before } = data as { taskId?: string; before?: Record<string, unknown> }
    if (!taskId) continue
    const task = touched.get(taskId)
    if (!isOfImport(metadata, importId)) {
      if (task) task.editedSince = true
    } else if (type !== 'TaskDeleted') {
      const earlier = task ?? { taskId, added: type === 'TaskAdded', before: {}, editedSince: false }
      touched.set(taskId, { ...earlier, before: { ...before, ...earlier.before } })
    }
  }
  return [...touched.values()]
}

async function reverse(
  { aggregates }: Domain,
  projectId: string,
  { taskId, added, before }: Touched,
  run: RunCommand,
): Promise<void> {
  const { state } = await aggregates.load(plan, `plan-${projectId}`)
  if (!state.tasks.has(taskId)) return
  if (added) {
    await run({ type: 'DeleteTask', data: { projectId, taskId } }, `delete ${taskId}`)
    return
  }
  const fields = Object.fromEntries(
    Object.entries(before).filter(([name]) => (taskFieldNames as string[]).includes(name)),
  )
  await run({ type: 'ChangeTask', data: { projectId, taskId, ...fields } }, `change ${taskId}`)
  if (typeof before.stepId === 'string') {
    await run(
      { type: 'MoveTask', data: { projectId, taskId, stepId: before.stepId, beforeTaskId: null } },
      `move ${taskId}`,
    )
  }
}
