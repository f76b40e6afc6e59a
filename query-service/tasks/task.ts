import type { Answer } from '@prumo/contracts/index'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columns, columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'
import { finishedOn } from './finishedOn'
import { finished } from './narrowedTasks'
import { numbered } from './taskNumbers'

type Row = Omit<
  Answer<'task'>,
  'predecessors' | 'checklist' | 'checklistCount' | 'checklistDone' | 'hidden' | 'changedFields'
> & {
  dependencies: Dependency[]
  changedFields: KeptChanges
}

type Named = Pick<Answer<'task'>['predecessors'][number], 'taskId' | 'title' | 'finished'>

/** What its card does not say. */
const detailColumns = {
  ...columnsOf('t', 'projectId', 'description', 'baselineStartOn', 'baselineEndOn', 'timeOfDay'),
  ...columnsOf('t', 'requirements', 'estimatedMinutes', 'realizedMinutes', 'hourCents', 'colour'),
  ...columnsOf('t', 'occurrence', 'customFields', 'dependencies', 'createdAt', 'createdBy', 'changedAt'),
  ...columnsOf('t', 'changedFields'),
}

export const task: Query<'task'> = async (db, { projectId, taskId }, asker) => {
  const { organizationId } = asker.actor
  const found: Row | undefined = await db('tasks_tasks as t')
    .modify(numbered)
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId, 't.task_id': taskId })
    .first(
      ...cardColumns(db),
      detailColumns,
      columnsOf('n', 'number'),
      columnsOf('s', 'lockedFields'),
      finishedOn(db, organizationId),
    )
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const { dependencies, createdBy, changedFields, ...fields } = found
  const names = await peopleNames(db, asker, [createdBy, ...changersIn(changedFields)])
  const predecessors: Named[] = await db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .whereIn(
      't.task_id',
      dependencies.map(({ predecessorId }) => predecessorId),
    )
    .select(columnsOf('t', 'taskId', 'title'), db.raw(`${finished} as finished`))
  const checklist: Answer<'task'>['checklist'] = await db('tasks_checklist_items')
    .where({ organization_id: organizationId, project_id: projectId, task_id: taskId })
    .orderBy('added_position')
    .select(columns('itemId', 'description', 'assigneeId', 'startOn', 'endOn', 'done'))
  return {
    ...fields,
    reportedProgress: fields.reportedProgress ?? undefined,
    createdBy: createdBy && (names.get(createdBy) ?? null),
    changedFields: changedFieldsOf(changedFields, names),
    predecessors: dependencies.flatMap(({ predecessorId, kind, lag }) => {
      const predecessor = predecessors.find((each) => each.taskId === predecessorId)
      return predecessor ? [{ ...predecessor, kind, lag }] : []
    }),
    checklist,
    ...countsIn(checklist),
  }
}

const countsIn = (checklist: readonly { done: boolean }[]) => ({
  checklistCount: checklist.length,
  checklistDone: checklist.filter(({ done }) => done).length,
})
