import { z } from 'zod'
import { type Actor, managesProject, may, type Need, type ProjectPlace } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { day, id, line, setOf } from '../values'
import { editTasks } from './planNeeds'
import { priorities } from './task'

/** As many values of a kind as a list may be narrowed to. */
export const mostChoices = 50
/** As many views as the people of a project share, and as many as each of them keeps besides. */
export const mostViews = 50

export const taskSorts = ['endOn', 'startOn', 'title', 'priority', 'progress'] as const
export const taskGroupings = ['assignee', 'priority', 'tag', 'deliveryGroup', 'week'] as const
export type TaskGrouping = (typeof taskGroupings)[number]
/** What an end is narrowed to by a word; `days7` are today and the six days after it. */
const dueChoices = ['overdue', 'week', 'days7'] as const
const taskStates = ['open', 'finished', 'any'] as const

/** What a view narrows tasks to, and how it orders them. A field that is absent narrows nothing. */
export const viewFilters = z.strictObject({
  search: line(200).optional(),
  /** Tasks of these people; with `unassigned` also, or only, those of nobody. */
  assigneeIds: setOf(id, mostChoices).min(1).optional(),
  unassigned: z.boolean().optional(),
  priorities: setOf(z.enum(priorities), priorities.length).min(1).optional(),
  tagIds: setOf(id, mostChoices).min(1).optional(),
  /** Tasks in these delivery groups; with `ungrouped` also, or only, those in none. */
  deliveryGroups: setOf(line(200), mostChoices).min(1).optional(),
  ungrouped: z.boolean().optional(),
  due: z.enum(dueChoices).optional(),
  /** The first and the last day that a task may end on. */
  endFrom: day.optional(),
  endTo: day.optional(),
  state: z.enum(taskStates).optional(),
  group: z.enum(taskGroupings).optional(),
  sort: z.enum(taskSorts).optional(),
})
export type ViewFilters = z.infer<typeof viewFilters>

/** An end is narrowed by a word or by days, and the first day is not after the last. */
const isClear = ({ due, endFrom, endTo }: ViewFilters) =>
  due === undefined ? !(endFrom && endTo && endTo < endFrom) : endFrom === undefined && endTo === undefined

export const viewScreens = ['board', 'list'] as const
export type ViewScreen = (typeof viewScreens)[number]

const ofView = { projectId: id, taskViewId: id }
const view = {
  name: line(100),
  screen: z.enum(viewScreens),
  /** Whether everybody who sees the project's tasks has it. */
  shared: z.boolean(),
  filters: viewFilters,
}
const viewFields = z.strictObject(view)
export type TaskViewFields = z.infer<typeof viewFields>

/** What a command may say of it. What was recorded is read as it is. */
const wantedFields = viewFields.extend({ filters: viewFilters.refine(isClear, { error: 'filters.contradictory' }) })

/** Commands about saved views of a project's tasks: what its people narrow a board or a list to, under a name. */
export const taskViewCommands = {
  AddTaskView: z.strictObject({ ...ofView, ...wantedFields.shape }),
  ChangeTaskView: z.strictObject({ ...ofView, ...wantedFields.partial().shape }),
  RemoveTaskView: z.strictObject(ofView),
}

const seeTasks = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const
/** The need of each command. That a shared view takes the right to edit tasks is a rule, and whose view it is, too. */
export const taskViewNeeds = {
  AddTaskView: seeTasks,
  ChangeTaskView: seeTasks,
  RemoveTaskView: seeTasks,
} as const satisfies Record<keyof typeof taskViewCommands, Need>

/** Whether this person may have others in the project see views. */
export const mayShareViews = (actor: Actor, project: ProjectPlace | undefined): boolean =>
  may(actor, editTasks, project).allowed

/**
 * Whether this person may change or remove a view that they have: their own, or a shared one if they manage the
 * project. What is shared changes for everybody, so it takes the right to share.
 */
export const mayChangeView = (
  actor: Actor,
  project: ProjectPlace | undefined,
  { shared, userId }: { shared: boolean; userId: string },
): boolean => {
  const isOwner = actor.kind === 'user' && actor.userId === userId
  return shared ? mayShareViews(actor, project) && (isOwner || managesProject(actor, project)) : isOwner
}

/** The events. A view belongs to the person who added it. */
export const taskViewEvents = {
  TaskViewAdded: event(z.strictObject({ ...ofView, ...view, userId: id }), {
    of: 'taskViewId',
    begins: true,
    quiet: true,
    names: { kind: 'taskView', id: 'taskViewId', name: 'name' },
  }),
  TaskViewChanged: event(z.strictObject({ ...ofView, ...viewFields.partial().shape, before: viewFields.partial() }), {
    of: 'taskViewId',
    quiet: true,
    names: { kind: 'taskView', id: 'taskViewId', name: 'name' },
  }),
  TaskViewRemoved: event(z.strictObject({ ...ofView, before: z.strictObject({ ...view, userId: id }) }), {
    of: 'taskViewId',
    ends: true,
    quiet: true,
  }),
}

/** Codes of the refusals. */
export const taskViewRefusals = [
  'taskView.unknown',
  'taskView.idTaken',
  'taskView.nameTaken',
  'taskView.tooMany',
  'taskView.notChangeable',
  'taskView.notShareable',
] as const

export type TaskViewEvent = MessageOf<typeof taskViewEvents>
export type TaskViewCommand = MessageOf<typeof taskViewCommands>
