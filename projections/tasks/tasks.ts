import type { EventOf } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { defaultScheduling, type Scheduling } from '@prumo/contracts/tasks/defaultScheduling'
import { type Dependency, dependingAfter, withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { TaskFields } from '@prumo/contracts/tasks/task'
import { merged } from '@prumo/platform/values/merged'
import { type ChangedFields, changed } from '../changedFields'
import { changedTaskIds, type MovingEvent, movedTask } from '../movedTasks'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Task = TaskFields &
  Scheduling & {
    taskId: string
    projectId: string
    stepId: string
    rank: string
    /** How it depends on each of its predecessors. */
    dependencies: readonly Dependency[]
    /** Since when all of it is done, if it is. */
    completedAt: string | null
    /** Since when it stands in its step. */
    inStepSince: string
    createdAt: string
    createdBy: string | null
    changedAt: string
    changedFields: ChangedFields
  }

type DependencyEvent = keyof typeof dependingAfter

/** What a task depends on counts as changed with its predecessors: it is the same field of the task. */
const dependencyFold =
  <Type extends DependencyEvent>(type: Type) =>
  (task: Task | null, data: EventOf<Type>['data'], event: Recorded): Task | null => {
    if (!task) return null
    const change = { by: userOf(event), at: event.at }
    return {
      ...task,
      ...(dependingAfter[type](task, data as never) as Pick<Task, 'predecessorIds' | 'dependencies'>),
      changedAt: event.at,
      changedFields: { ...task.changedFields, predecessorIds: change },
    }
  }

type Fields = EventOf<'TaskAdded'>['data']

/** What is there anew stands in its step from then on, and may be done already. */
const added = (task: Fields, created: Pick<Task, 'createdAt' | 'createdBy'>, { at }: Recorded): Task =>
  merged(task, defaultScheduling, {
    dependencies: withPredecessors([], task.predecessorIds),
    completedAt: task.progress === 100 ? at : null,
    inStepSince: at,
    createdAt: created.createdAt,
    createdBy: created.createdBy,
    changedAt: at,
    changedFields: {},
  })

/** What an event says of several tasks is of each as if it were about that one alone. */
const moved = (task: Task | null, data: EventOf<MovingEvent>['data'], event: Recorded, key: string): Task | null =>
  task && changed(task, movedTask(data, key) ?? {}, event)

/** Adds what follows from an event to the row that `changed` has just made, which nobody else has yet. */
const following = (made: Task | null, fields: Partial<Task>): Task | null => made && Object.assign(made, fields)

/** One row per task. */
export const tasks = projection<Task>({
  table: 'tasks_tasks',
  version: 7,
  key: 'taskId',
  keys: changedTaskIds,

  columns: (table) => {
    for (const id of ['task_id', 'project_id', 'step_id']) table.uuid(id).notNullable()
    table.specificType('rank', 'text collate "C"').notNullable()
    for (const text of ['title', 'description', 'priority', 'occurrence']) table.text(text).notNullable()
    for (const text of ['time_of_day', 'delivery_group', 'colour']) table.text(text)
    for (const day of ['start_on', 'end_on']) table.date(day).notNullable()
    for (const day of ['baseline_start_on', 'baseline_end_on', 'deadline_on']) table.date(day)
    table.boolean('is_milestone').notNullable()
    table.uuid('assignee_id')
    for (const list of ['tag_ids', 'requirements', 'predecessor_ids', 'dependencies', 'custom_fields'])
      table.jsonb(list).notNullable()
    table.integer('progress').notNullable()
    for (const minutes of ['estimated_minutes', 'realized_minutes']) table.integer(minutes)
    table.bigInteger('hour_cents')
    table.timestamp('completed_at')
    for (const instant of ['in_step_since', 'created_at']) table.timestamp(instant).notNullable()
    table.uuid('created_by')
    table.timestamp('changed_at').notNullable()
    table.jsonb('changed_fields').notNullable()
    table.index(['organization_id', 'project_id'])
    table.index(['organization_id', 'assignee_id'])
    table.index(['organization_id', 'end_on'])
  },

  on: {
    TaskAdded: (_, task, event) => added(task, { createdAt: event.at, createdBy: userOf(event) }, event),
    TaskMoved: (before, data, event) => following(changed(before, data, event), { inStepSince: event.at }),
    TaskReordered: changed,
    TaskRenamed: changed,
    TaskDescribed: changed,
    TaskRescheduled: changed,
    TaskBaselineSet: changed,
    TasksRescheduled: moved,
    TasksRebaselined: moved,
    TaskAssigned: changed,
    TaskPrioritized: changed,
    TaskTagged: changed,
    TaskDeliveryGroupChanged: changed,
    TaskRequirementsChanged: changed,
    TaskPredecessorsChanged: (before, data, event) =>
      following(changed(before, data, event), {
        dependencies: withPredecessors(before?.dependencies ?? [], data.predecessorIds),
      }),
    DependencyAdded: dependencyFold('DependencyAdded'),
    DependencyChanged: dependencyFold('DependencyChanged'),
    DependencyRemoved: dependencyFold('DependencyRemoved'),
    TaskProgressReported: (before, data, event) =>
      following(changed(before, data, event), {
        completedAt: data.progress === 100 ? (before?.completedAt ?? event.at) : null,
      }),
    TaskEffortEstimated: changed,
    TaskEffortRealized: changed,
    TaskHourValueSet: changed,
    TaskColoured: changed,
    TaskOccurrenceSet: changed,
    TaskCustomFieldsChanged: changed,
    TaskMilestoneSet: changed,
    TaskDeadlineSet: changed,
    TaskDeleted: () => null,
    TaskRestored: (_, { before: __, addedAt, addedBy, ...task }, event) =>
      added(task, { createdAt: addedAt, createdBy: addedBy }, event),
  },
})
