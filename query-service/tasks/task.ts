import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'

type FoundTask = { predecessorIds: string[]; createdBy: string | null } & Record<string, unknown>

export const task: Query<'task'> = async (db, { projectId, taskId }, { actor: { organizationId } }) => {
  const found = await db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId, 't.task_id': taskId })
    .select(cardColumns)
    .select(
      't.project_id as projectId',
      't.description',
      't.baseline_start_on as baselineStartOn',
      't.baseline_end_on as baselineEndOn',
      't.time_of_day as timeOfDay',
    )
    .select(
      't.delivery_group as deliveryGroup',
      't.requirements',
      't.estimated_minutes as estimatedMinutes',
      't.realized_minutes as realizedMinutes',
    )
    .select(
      't.hour_cents as hourCents',
      't.colour',
      't.occurrence',
      't.custom_fields as customFields',
      't.predecessor_ids as predecessorIds',
    )
    .select(
      's.locked_fields as lockedFields',
      't.created_at as createdAt',
      't.created_by as createdBy',
      't.changed_at as changedAt',
    )
    .first()
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const { predecessorIds, createdBy, ...fields } = found as FoundTask
  const names = await peopleNames(db, organizationId, [createdBy])
  const predecessors = await db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .whereIn('t.task_id', predecessorIds)
    .select('t.task_id as taskId', 't.title', db.raw('(s.finishes or t.progress = 100) as finished'))
  const checklist = await db('tasks_checklist_items')
    .where({ organization_id: organizationId, project_id: projectId, task_id: taskId })
    .orderBy('added_at')
    .orderBy('item_id')
    .select(
      'item_id as itemId',
      'description',
      'assignee_id as assigneeId',
      'start_on as startOn',
      'end_on as endOn',
      'done',
    )
  return {
    ...fields,
    createdBy: createdBy && (names.get(createdBy) ?? null),
    predecessors,
    checklist,
    ...countsIn(checklist),
  } as never
}

const countsIn = (checklist: readonly { done: boolean }[]) => ({
  checklistCount: checklist.length,
  checklistDone: checklist.filter(({ done }) => done).length,
})
