import { mostUnlinked } from '@prumo/contracts/imports/imports'
import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import { taskFieldNames } from '@prumo/contracts/tasks/task'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { isDiscussed } from '../discussion/isDiscussed'
import type { Domain } from '../pipeline/domain'
import { partsOf } from '../rules/later'
import { linkCommandOf, linksSet } from '../tasks/linksSet'
import { plan } from '../tasks/plan'
import type { RunCommand } from './importCommands'
import type { ImportJob } from './importJobs'
import { isOfImport } from './isOfImport'
import { isRefusal } from './isRefusal'
import { isLinkEvent, type LinkEvent, linksBefore } from './linksBefore'
import { unlinkedBy } from './unlinkedBy'

type UndoOutcome = Omit<EventOf<'ImportUndone'>['data'], 'projectId' | 'importId'>

/** What an import did to one task: whether it made it, and what stood there before. */
type Touched = {
  taskId: string
  added: boolean
  before: Record<string, unknown>
  links: readonly LinkEvent[]
  editedSince: boolean
}
type OfTask = { projectId: string; taskId: string }
type Group = 'reversed' | 'kept' | 'discussed'

/**
 * Undoes an import task by task, the last first. Tasks edited or discussed since stay as they are; each failure is
 * reported with its reason, and so is each task that lost a predecessor.
 */
export async function undoImport(domain: Domain, job: ImportJob, run: RunCommand): Promise<UndoOutcome> {
  const { projectId, importId } = job
  const groups: Record<Group, string[]> = { reversed: [], kept: [], discussed: [] }
  const failed: UndoOutcome['failed'] = []
  for (const task of touchedBy(importId, await domain.history(`plan-${projectId}`)).reverse()) {
    const { taskId } = task
    try {
      groups[await reversed(domain, projectId, task, run)].push(taskId)
    } catch (error) {
      if (!isRefusal(error)) throw error
      failed.push({ taskId, reason: error.code })
    }
  }
  const { state } = await domain.aggregates.load(plan, `plan-${projectId}`)
  const restored = new Set(groups.reversed)
  const unlinked = unlinkedBy(importId, await domain.history(`plan-${projectId}`)).filter(
    (taskId) => state.tasks.has(taskId) && !restored.has(taskId),
  )
  return { ...groups, failed, unlinked: unlinked.slice(0, mostUnlinked), unlinkedCount: unlinked.length }
}

function touchedBy(importId: string, events: readonly RecordedEvent[]): Touched[] {
  const touched = new Map<string, Touched>()
  for (const event of events)
    for (const part of partsOf(event)) {
      const { type, metadata } = event
      const { taskId, before } = part as { taskId?: string; before?: Record<string, unknown> }
      if (!taskId) continue
      const task = touched.get(taskId)
      if (!isOfImport(metadata, importId)) {
        if (task) task.editedSince = true
      } else if (type !== 'TaskDeleted') {
        const earlier = task ?? { taskId, added: type === 'TaskAdded', before: {}, links: [], editedSince: false }
        const fields = isLinkEvent(event) ? earlier.before : { ...before, ...earlier.before }
        const links = isLinkEvent(event) ? [...earlier.links, event] : earlier.links
        touched.set(taskId, { ...earlier, before: fields, links })
      }
    }
  return [...touched.values()]
}

/** Reverses what the import did to a task, if nobody did anything to it since. Answers the group that it belongs to. */
async function reversed(
  { aggregates }: Domain,
  projectId: string,
  { taskId, added, before, links, editedSince }: Touched,
  run: RunCommand,
): Promise<Group> {
  const { state } = await aggregates.load(plan, `plan-${projectId}`)
  if (editedSince) return 'kept'
  if (!state.tasks.has(taskId)) return 'reversed'
  if (added) {
    if (await isDiscussed(aggregates, projectId, { kind: 'task', id: taskId })) return 'discussed'
    await run({ type: 'DeleteTask', data: { projectId, taskId } }, `delete ${taskId}`)
    return 'reversed'
  }
  const fields = Object.fromEntries(
    Object.entries(before).filter(([name]) => (taskFieldNames as string[]).includes(name)),
  )
  await run({ type: 'ChangeTask', data: { projectId, taskId, ...fields } }, `change ${taskId}`)
  await putLinksBack(aggregates, { projectId, taskId }, links, run)
  if (typeof before.stepId === 'string') {
    await run(
      { type: 'MoveTask', data: { projectId, taskId, stepId: before.stepId, beforeTaskId: null } },
      `move ${taskId}`,
    )
  }
  return 'reversed'
}

/** Says again how a task depended on the predecessors that it keeps. */
async function putLinksBack(aggregates: Aggregates, place: OfTask, links: readonly LinkEvent[], run: RunCommand) {
  const { state } = await aggregates.load(plan, `plan-${place.projectId}`)
  const task = state.tasks.get(place.taskId)
  if (!task || links.length === 0) return
  const wanted = linksBefore(task.dependencies, links).filter(({ predecessorId }) =>
    task.predecessorIds.includes(predecessorId),
  )
  for (const [index, event] of linksSet(place, task.dependencies, wanted).entries())
    await run(linkCommandOf(event), `link ${place.taskId} ${index}`)
}
