import { z } from 'zod'
import { changedFields } from '../changedFields'
import { hidden } from '../confidential'
import { offeredPerson } from '../offeredPerson'
import { type QueryContract, repeated, sinceInput } from '../query'
import { taskStates } from '../schedule/taskStateOf'
import { day, id, text } from '../values'
import { baselineQueries } from './baselineQueries'
import { boardCard, card, link, listed } from './cards'
import { curveQueries } from './curveQueries'
import { ganttQueries } from './ganttQueries'
import { reschedulingQueries } from './reschedulingQueries'
import { checklistItem, occurrences, priorities, taskFieldNames, taskFields } from './task'
import { upcomingQueries } from './upcomingQueries'
import { mostChoices, taskGroupings, taskSorts, viewFilters, viewScreens } from './views'
import { wbsQueries } from './wbsQueries'
import { workTimeQueries } from './workTimeQueries'

export type { ListedTask, TaskCard } from './cards'

const view = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const

/** Those who take part, and those who did once: what was theirs may be so still. An erased person has no name. */
const people = { people: z.array(offeredPerson), formerPeople: z.array(offeredPerson) }

const step = z.object({
  stepId: z.string(),
  name: z.string(),
  description: z.string(),
  taskLimit: z.int().nullable(),
  finishes: z.boolean(),
  rank: z.string(),
  lockedFields: z.array(z.string()),
})
export type Step = z.infer<typeof step>

const tag = z.object({
  tagId: z.string(),
  description: z.string(),
  textColour: z.string(),
  colour: z.string(),
  inUse: z.boolean(),
})
export type Tag = z.infer<typeof tag>

const savedView = z.object({
  taskViewId: z.string(),
  name: z.string(),
  screen: z.enum(viewScreens),
  shared: z.boolean(),
  filters: viewFilters,
  /** The name of the person whose view it is; `null` for the asker's own and for those of erased people. */
  ownerName: z.string().nullable(),
  /** That person takes part no more, or was erased. */
  ownerGone: z.literal(true).optional(),
  /** Whether the asker may change or remove it. */
  mayChange: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

export const taskQueries = {
  ...baselineQueries,
  ...workTimeQueries,
  ...ganttQueries,
  ...reschedulingQueries,
  ...upcomingQueries,
  ...curveQueries,
  ...wbsQueries,
  /** Everything that the board of a project shows, or what of it has changed. */
  board: {
    need: view,
    inChanges: true,
    leavesOut: ['discussion', 'projects'],
    cost: 'large',
    input: z.strictObject({ projectId: id, ...sinceInput }),
    output: z.object({
      steps: z.array(step),
      tasks: z.array(boardCard),
      tags: z.array(tag),
      behaviour: z.object({ blockUnfinishedPredecessors: z.boolean(), blockTasksOfOthers: z.boolean() }),
      /** Whether what follows a changed task is pushed by itself. */
      pushesSuccessors: z.boolean(),
      ...people,
      /** Its tasks are only those that have changed since this position, and these are gone. */
      changed: z.object({ since: z.int(), gone: z.array(z.string()) }).optional(),
    }),
    reads: [
      'tasks_tasks',
      'tasks_numbers',
      'tasks_card_changes',
      'tasks_steps',
      'tasks_tags',
      'tasks_behaviours',
      'projects_projects',
      'identity_accounts',
      'tasks_checklist_items',
      'discussion_task_counts',
    ],
  },
  task: {
    need: view,
    input: z.strictObject({ projectId: id, taskId: id }),
    output: card.extend({
      projectId: z.string(),
      description: z.string(),
      baselineStartOn: z.string().nullable(),
      baselineEndOn: z.string().nullable(),
      timeOfDay: z.string().nullable(),
      isMilestone: z.boolean(),
      deadlineOn: z.string().nullable(),
      /** The day on which it was finished; `null` as long as it is not. */
      finishedOn: z.string().nullable(),
      requirements: z.array(z.string()),
      estimatedMinutes: z.int().nullable(),
      realizedMinutes: z.int().nullable(),
      hourCents: taskFields.hourCents,
      ...hidden,
      colour: z.string().nullable(),
      occurrence: z.enum(occurrences),
      customFields: z.array(z.object({ name: z.string(), value: z.string() })),
      /** One for each dependency: a predecessor may stand in several. */
      predecessors: z.array(z.object({ taskId: z.string(), title: z.string(), finished: z.boolean(), ...link })),
      checklist: z.array(checklistItem.extend({ itemId: z.string(), done: z.boolean() })),
      lockedFields: z.array(z.enum(taskFieldNames as [string, ...string[]])),
      createdAt: z.string(),
      /** The name of the person who added it; `null` for the system and for an erased person. */
      createdBy: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: [
      'tasks_tasks',
      'tasks_numbers',
      'tasks_steps',
      'tasks_checklist_items',
      'identity_accounts',
      'organization_time_zones',
    ],
  },
  /** What the tasks of a project can be narrowed to and grouped by. */
  taskChoices: {
    need: view,
    cost: 'large',
    input: z.strictObject({ projectId: id }),
    output: z.object({
      ...people,
      tags: z.array(tag.pick({ tagId: true, description: true })),
      /** Those that tasks are in now. */
      deliveryGroups: z.array(z.string()),
    }),
    reads: ['tasks_tasks', 'tasks_tags', 'projects_projects', 'identity_accounts'],
  },
  /** The views of a project's tasks that the asker has: what is shared, and the asker's own. */
  taskViews: {
    need: view,
    input: z.strictObject({ projectId: id }),
    output: z.object({
      items: z.array(savedView),
      /** Whether the asker may share views. */
      mayShare: z.boolean(),
    }),
    reads: ['tasks_views', 'projects_projects', 'identity_accounts'],
  },
  /** The tasks that were deleted and may be restored, the last deleted first: a page of them. */
  deletedTasks: {
    need: view,
    input: z.strictObject({
      projectId: id,
      after: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      items: z.array(
        z.object({
          taskId: z.string(),
          title: z.string(),
          startOn: z.string(),
          endOn: z.string(),
          /** The step that it stood in; `null` where that is gone, too. */
          stepId: z.string().nullable(),
          stepName: z.string().nullable(),
          deletedAt: z.string(),
          deletedBy: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    reads: ['tasks_deleted_tasks', 'tasks_steps', 'identity_accounts'],
  },
  /** Tasks across projects, or of one: a page of a list. */
  tasks: {
    need: { of: 'organization', feature: 'tasks', level: 'viewOnly', afterEnd: true },
    needInProject: { ...view, afterEnd: true },
    leavesOut: ['discussion'],
    cost: 'large',
    input: z.strictObject({
      scope: z.enum(['mine', 'all']),
      projectId: id.optional(),
      /** A part of its title, or its number: `#12`. */
      search: text(200).optional(),
      /** One of these people is responsible, or nobody is. */
      assigneeId: repeated(z.union([id, z.literal('nobody')]), mostChoices).optional(),
      state: z.enum(['open', 'finished', 'overdue']).optional(),
      /** It stands so against its baseline on the day `today`. */
      standing: repeated(z.enum(taskStates), taskStates.length).optional(),
      priority: repeated(z.enum(priorities), mostChoices).optional(),
      /** It wears one of these tags. */
      tagId: repeated(id, mostChoices).optional(),
      /** It is in one of these delivery groups; an empty name is for those in none. */
      deliveryGroup: repeated(text(200), mostChoices).optional(),
      /** The first and the last day that it may end on. */
      endFrom: day.optional(),
      endTo: day.optional(),
      /** Today, for the asker: what `overdue` is measured against. */
      today: day,
      sort: z.enum(taskSorts).default('endOn'),
      /** Group by group, each sorted. A task stands in the groups of all its tags. */
      group: z.enum(taskGroupings).optional(),
      /** With what a file says of each task besides. */
      further: z.literal('true').optional(),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      items: z.array(listed),
      next: z.string().nullable(),
      total: z.int(),
      /** How many tasks each group has, over all pages. */
      groups: z.array(z.object({ group: z.string(), count: z.int() })),
    }),
    reads: [
      'tasks_tasks',
      'tasks_numbers',
      'tasks_steps',
      'tasks_tags',
      'tasks_checklist_items',
      'projects_projects',
      'identity_accounts',
      'discussion_task_counts',
      'tasks_work_times',
      'tasks_holidays',
      'organization_time_zones',
    ],
  },
} as const satisfies Record<string, QueryContract>
export type BoardAnswer = z.infer<typeof taskQueries.board.output>
