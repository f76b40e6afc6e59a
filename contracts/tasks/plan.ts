import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { colour, id, instant, line, setOf, text } from '../values'
import { checklistItem, task, taskFieldNames, taskFields } from './task'

const inProject = { projectId: id }
const step = {
  name: line(100),
  description: text(2000),
  /** How many tasks the step may hold; `null` is no limit. */
  taskLimit: z.int().min(1).max(10_000).nullable(),
  /** Whether a task that arrives here is finished. */
  finishes: z.boolean(),
}
const tag = { description: line(50), textColour: colour, colour }
const behaviour = { blockUnfinishedPredecessors: z.boolean(), blockTasksOfOthers: z.boolean() }
const lockedFields = setOf(
  z.enum(taskFieldNames as [keyof typeof taskFields, ...(keyof typeof taskFields)[]]),
  taskFieldNames.length,
)
const place = { stepId: id, rank: z.string() }
const ofTask = { ...inProject, taskId: id }
const ofItem = { ...ofTask, itemId: id }
const { title, startOn, endOn, ...optional } = taskFields
const stepFields = z.strictObject(step)
const tagFields = z.strictObject(tag)

/** What may be asked of a project's plan: its steps, its tasks, and the rules that bind them. */
export const planCommands = {
  AddStep: z.strictObject({ ...inProject, stepId: id, ...step }),
  ChangeStep: z.strictObject({ ...inProject, stepId: id, ...stepFields.partial().shape }),
  MoveStep: z.strictObject({ ...inProject, stepId: id, beforeStepId: id.nullable() }),
  RemoveStep: z.strictObject({ ...inProject, stepId: id }),
  LockStepFields: z.strictObject({ ...inProject, stepId: id, fields: lockedFields }),

  AddTag: z.strictObject({ ...inProject, tagId: id, ...tag }),
  ChangeTag: z.strictObject({ ...inProject, tagId: id, ...tagFields.partial().shape }),
  RemoveTag: z.strictObject({ ...inProject, tagId: id }),
  SetTaskBehaviour: z.strictObject({ ...inProject, ...behaviour }),

  AddTask: z.strictObject({
    ...ofTask,
    stepId: id,
    title,
    startOn,
    endOn,
    ...z.strictObject(optional).partial().shape,
  }),
  /** Quick add on the board: at most 365 days long. */
  QuickAddTask: z.strictObject({ ...ofTask, stepId: id, title, startOn, endOn, assigneeId: taskFields.assigneeId }),
  ChangeTask: z.strictObject({ ...ofTask, ...task.partial().shape }),
  MoveTask: z.strictObject({ ...ofTask, stepId: id, beforeTaskId: id.nullable() }),
  DeleteTask: z.strictObject(ofTask),
  /** Brings a deleted task back, into its step unless another is named. */
  RestoreTask: z.strictObject({ ...ofTask, stepId: id.nullable() }),

  AddChecklistItem: z.strictObject({ ...ofItem, ...checklistItem.shape }),
  ChangeChecklistItem: z.strictObject({ ...ofItem, ...checklistItem.partial().shape }),
  TickChecklistItem: z.strictObject({ ...ofItem, done: z.boolean() }),
  RemoveChecklistItem: z.strictObject(ofItem),
}

const editTasks = { of: 'project', feature: 'tasks', level: 'editOnly' } as const
const manage = { of: 'project', feature: 'tasks', level: 'editOnly', only: 'manager' } as const

/** Who may ask it. */
export const planNeeds = {
  AddStep: manage,
  ChangeStep: manage,
  MoveStep: manage,
  RemoveStep: manage,
  LockStepFields: manage,
  AddTag: manage,
  ChangeTag: manage,
  RemoveTag: manage,
  SetTaskBehaviour: manage,
  AddTask: editTasks,
  QuickAddTask: editTasks,
  ChangeTask: editTasks,
  MoveTask: editTasks,
  DeleteTask: editTasks,
  RestoreTask: editTasks,
  AddChecklistItem: editTasks,
  ChangeChecklistItem: editTasks,
  TickChecklistItem: editTasks,
  RemoveChecklistItem: editTasks,
} as const satisfies Record<keyof typeof planCommands, Need>

/** What some fields of a task are now, and what they were. */
const changedTask = <Name extends keyof typeof taskFields>(...names: Name[]) =>
  z.strictObject({
    projectId: id,
    taskId: id,
    ...(pick(names) as Pick<typeof taskFields, Name>),
    before: z.strictObject(pick(names) as Pick<typeof taskFields, Name>),
  })
const pick = (names: (keyof typeof taskFields)[]) => Object.fromEntries(names.map((name) => [name, taskFields[name]]))
const changedItem = z.strictObject({ ...ofItem, ...checklistItem.partial().shape, before: checklistItem.partial() })

/** What can have happened to it. `before` says what stood there until then. */
export const planEvents = {
  StepAdded: event(z.strictObject({ ...inProject, stepId: id, rank: z.string(), ...step }), {
    of: 'stepId',
    begins: true,
    names: { kind: 'step', id: 'stepId', name: 'name' },
  }),
  StepChanged: event(
    z.strictObject({
      ...inProject,
      stepId: id,
      ...stepFields.partial().shape,
      before: stepFields.partial(),
    }),
    { of: 'stepId', names: { kind: 'step', id: 'stepId', name: 'name' } },
  ),
  StepMoved: event(
    z.strictObject({
      ...inProject,
      stepId: id,
      rank: z.string(),
      before: z.strictObject({ rank: z.string() }),
    }),
    { of: 'stepId' },
  ),
  StepRemoved: event(z.strictObject({ ...inProject, stepId: id, before: stepFields }), { of: 'stepId', ends: true }),
  StepFieldsLocked: event(
    z.strictObject({
      ...inProject,
      stepId: id,
      fields: lockedFields,
      before: z.strictObject({ fields: lockedFields }),
    }),
    { of: 'stepId' },
  ),

  TagAdded: event(z.strictObject({ ...inProject, tagId: id, ...tag }), {
    of: 'tagId',
    begins: true,
    names: { kind: 'tag', id: 'tagId', name: 'description' },
  }),
  TagChanged: event(
    z.strictObject({ ...inProject, tagId: id, ...tagFields.partial().shape, before: tagFields.partial() }),
    { of: 'tagId', names: { kind: 'tag', id: 'tagId', name: 'description' } },
  ),
  TagRemoved: event(z.strictObject({ ...inProject, tagId: id, before: tagFields }), { of: 'tagId', ends: true }),
  TaskBehaviourSet: event(z.strictObject({ ...inProject, ...behaviour, before: z.strictObject(behaviour) }), {
    of: 'projectId',
  }),

  TaskAdded: event(z.strictObject({ ...ofTask, ...place, ...taskFields }), {
    of: 'taskId',
    begins: true,
    names: { kind: 'task', id: 'taskId', name: 'title' },
  }),
  TaskMoved: event(z.strictObject({ ...ofTask, ...place, before: z.strictObject(place) }), { of: 'taskId' }),
  TaskReordered: event(z.strictObject({ ...ofTask, rank: z.string(), before: z.strictObject({ rank: z.string() }) }), {
    of: 'taskId',
  }),
  TaskRenamed: event(changedTask('title'), { of: 'taskId', names: { kind: 'task', id: 'taskId', name: 'title' } }),
  TaskDescribed: event(changedTask('description'), { of: 'taskId' }),
  TaskRescheduled: event(changedTask('startOn', 'endOn', 'timeOfDay'), { of: 'taskId' }),
  TaskBaselineSet: event(changedTask('baselineStartOn', 'baselineEndOn'), { of: 'taskId' }),
  TaskAssigned: event(changedTask('assigneeId'), { of: 'taskId' }),
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

  ChecklistItemAdded: event(z.strictObject({ ...ofItem, ...checklistItem.shape }), {
    of: 'taskId',
    part: 'itemId',
    begins: true,
    names: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  }),
  ChecklistItemChanged: event(changedItem, {
    of: 'taskId',
    part: 'itemId',
    names: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  }),
  ChecklistItemTicked: event(
    z.strictObject({ ...ofItem, done: z.boolean(), before: z.strictObject({ done: z.boolean() }) }),
    { of: 'taskId', part: 'itemId' },
  ),
  ChecklistItemRemoved: event(
    z.strictObject({
      ...ofItem,
      before: z.strictObject({ ...checklistItem.shape, done: z.boolean() }),
    }),
    { of: 'taskId', part: 'itemId', ends: true },
  ),
}

/** Why it may say no. */
export const planRefusals = [
  'step.unknown',
  'step.idTaken',
  'step.nameTaken',
  'step.holdsTasks',
  'step.limitReached',
  'step.limitBelowTasks',
  'step.lastOne',
  'tag.unknown',
  'tag.idTaken',
  'tag.descriptionTaken',
  'tag.inUse',
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
  'checklist.itemUnknown',
  'checklist.idTaken',
  'checklist.itemRepeated',
  'checklist.outsideDeadline',
  'checklist.endBeforeStart',
  'checklist.assigneeUnknown',
] as const

export type PlanEvent = MessageOf<typeof planEvents>
export type PlanCommand = MessageOf<typeof planCommands>
