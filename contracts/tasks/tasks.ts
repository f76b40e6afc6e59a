import { z } from 'zod'
import type { Need } from '../access'
import { event, type Notifying } from '../event'
import { seen } from '../seen'
import { id, instant, setOf } from '../values'
import { dependencies } from './dependencies'
import { mostTasksAtOnce } from './mostTasksAtOnce'
import { editTasks, managePlan } from './planNeeds'
import { schedulingFields } from './scheduling'
import { mostTags, task, taskFields } from './task'

const ofTask = { projectId: id, taskId: id }
const behaviour = { blockUnfinishedPredecessors: z.boolean(), blockTasksOfOthers: z.boolean() }
const place = { stepId: id, rank: z.string() }
const { title, startOn, endOn, ...optional } = taskFields
const newTask = {
  ...ofTask,
  stepId: id,
  title,
  startOn,
  endOn,
  ...z.strictObject({ ...optional, ...schedulingFields }).partial().shape,
}
const someTasks = setOf(id, mostTasksAtOnce).min(1)
const { priority, assigneeId, progress, deliveryGroup } = taskFields
const someTags = setOf(id, mostTags).min(1)
/** What may be set for several tasks at once. */
const setTogether = {
  ...z.strictObject({ stepId: id, startOn, endOn, priority, assigneeId, progress, deliveryGroup }).partial().shape,
  addedTagIds: someTags.optional(),
  removedTagIds: someTags.optional(),
}

/** Commands about the tasks of a plan. */
export const taskCommands = {
  SetTaskBehaviour: z.strictObject({ projectId: id, ...behaviour }),

  AddTask: z.strictObject(newTask),
  /**
   * Adds a task; one that exists gets these fields and stands in this step. All of it happens, or nothing. On the
   * predecessors that `dependencies` names it depends by exactly these links; of others what was said stays.
   */
  AddOrChangeTask: z
    .strictObject({ ...newTask, dependencies: dependencies.optional() })
    .refine(
      ({ predecessorIds = [], dependencies: links = [] }) =>
        links.every(({ predecessorId }) => predecessorIds.includes(predecessorId)),
      { path: ['dependencies'], error: 'dependency.unknown' },
    ),
  /** Quick add on the board: at most 365 days long. */
  QuickAddTask: z.strictObject({ ...ofTask, stepId: id, title, startOn, endOn, assigneeId: taskFields.assigneeId }),
  /** A start without an end takes the end along where it is past it: the task keeps its working days. */
  ChangeTask: z.strictObject({
    ...ofTask,
    ...task.partial().shape,
    ...z.strictObject(schedulingFields).partial().shape,
    seen: seen({ ...taskFields, ...schedulingFields }),
  }),
  /** Sets the same for several tasks, each by the rules of `ChangeTask` and `MoveTask`: all of them, or none. */
  ChangeTasks: z
    .strictObject({ projectId: id, taskIds: someTasks, ...setTogether })
    .refine(({ projectId: _, taskIds: __, ...set }) => Object.values(set).some((value) => value !== undefined), {
      error: 'tasks.nothingToSet',
    }),
  MoveTask: z.strictObject({ ...ofTask, stepId: id, beforeTaskId: id.nullable() }),
  DeleteTask: z.strictObject(ofTask),
  /** Brings a deleted task back, into its step unless another is named. */
  RestoreTask: z.strictObject({ ...ofTask, stepId: id.nullable() }),
}

/** The right that each of these commands needs. */
export const taskNeeds = {
  SetTaskBehaviour: managePlan,
  AddTask: editTasks,
  AddOrChangeTask: editTasks,
  QuickAddTask: editTasks,
  ChangeTask: editTasks,
  ChangeTasks: editTasks,
  MoveTask: editTasks,
  DeleteTask: editTasks,
  RestoreTask: editTasks,
} as const satisfies Record<keyof typeof taskCommands, Need>

/** What some fields of a task are now, and what they were. */
const changedTask = <Name extends keyof typeof taskFields>(...names: Name[]) =>
  z.strictObject({
    projectId: id,
    taskId: id,
    ...(pick(names) as Pick<typeof taskFields, Name>),
    before: z.strictObject(pick(names) as Pick<typeof taskFields, Name>),
  })
const pick = (names: (keyof typeof taskFields)[]) => Object.fromEntries(names.map((name) => [name, taskFields[name]]))

const ofAssignment: Notifying<{ assigneeId: string | null }> = {
  kind: 'assignment',
  whom: ({ assigneeId }) => (assigneeId === null ? [] : [assigneeId]),
  features: () => ['tasks'],
}

/** Events about the tasks of a plan. `before` holds the values that were replaced. */
export const taskEvents = {
  TaskBehaviourSet: event(z.strictObject({ projectId: id, ...behaviour, before: z.strictObject(behaviour) }), {
    of: 'projectId',
  }),

  TaskAdded: event(z.strictObject({ ...ofTask, ...place, ...taskFields }), {
    of: 'taskId',
    begins: true,
    names: { kind: 'task', id: 'taskId', name: 'title' },
    notifies: ofAssignment,
  }),
  TaskMoved: event(z.strictObject({ ...ofTask, ...place, before: z.strictObject(place) }), { of: 'taskId' }),
  TaskReordered: event(z.strictObject({ ...ofTask, rank: z.string(), before: z.strictObject({ rank: z.string() }) }), {
    of: 'taskId',
  }),
  TaskRenamed: event(changedTask('title'), { of: 'taskId', names: { kind: 'task', id: 'taskId', name: 'title' } }),
  TaskDescribed: event(changedTask('description'), { of: 'taskId' }),
  TaskRescheduled: event(changedTask('startOn', 'endOn', 'timeOfDay'), { of: 'taskId' }),
  TaskBaselineSet: event(changedTask('baselineStartOn', 'baselineEndOn'), { of: 'taskId' }),
  TaskAssigned: event(changedTask('assigneeId'), { of: 'taskId', notifies: ofAssignment }),
  TaskPrioritized: event(changedTask('priority'), { of: 'taskId' }),
  TaskTagged: event(changedTask('tagIds'), { of: 'taskId' }),
  TaskDeliveryGroupChanged: event(changedTask('deliveryGroup'), { of: 'taskId' }),
  TaskRequirementsChanged: event(changedTask('requirements'), { of: 'taskId' }),
  TaskPredecessorsChanged: event(changedTask('predecessorIds'), { of: 'taskId' }),
  TaskProgressReported: event(changedTask('progress'), { of: 'taskId' }),
  TaskEffortEstimated: event(changedTask('estimatedMinutes'), { of: 'taskId' }),
  TaskEffortRealized: event(changedTask('realizedMinutes'), { of: 'taskId' }),
  TaskHourValueSet: event(changedTask('hourCents'), { of: 'taskId' }),
  TaskColoured: event(changedTask('colour'), { of: 'taskId' }),
  TaskOccurrenceSet: event(changedTask('occurrence'), { of: 'taskId' }),
  TaskCustomFieldsChanged: event(changedTask('customFields'), { of: 'taskId' }),
  TaskDeleted: event(z.strictObject({ ...ofTask, before: z.strictObject({ ...place, ...taskFields }) }), {
    of: 'taskId',
    ends: true,
  }),
  /** All of what came back. `before` is what the task had when it was deleted: its place, and what it referred to. */
  TaskRestored: event(
    z.strictObject({
      ...ofTask,
      ...place,
      ...taskFields,
      addedAt: instant,
      addedBy: id.nullable(),
      before: z.strictObject({ ...place, predecessorIds: taskFields.predecessorIds, tagIds: taskFields.tagIds }),
    }),
    { of: 'taskId', begins: true },
  ),
}

/** Codes of the refusals about the tasks of a plan. */
export const taskRefusals = [
  'task.unknown',
  'task.idTaken',
  'task.endBeforeStart',
  'task.tooLong',
  'task.assigneeUnknown',
  'task.predecessorUnknown',
  'task.predecessorItself',
  'task.predecessorCycle',
  'task.predecessorUnfinished',
  'task.ofAnother',
  'task.fieldLocked',
  'task.tagUnknown',
  'task.tooManyTags',
  'tasks.refused',
] as const
