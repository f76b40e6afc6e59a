import { z } from 'zod'
import { changedFields } from '../changedFields'
import { hidden } from '../confidential'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { checklistItem, occurrences, priorities, taskFieldNames, taskFields } from './task'

const view = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const

const card = z.object({
  taskId: z.string(),
  stepId: z.string(),
  rank: z.string(),
  title: z.string(),
  startOn: z.string(),
  endOn: z.string(),
  priority: z.enum(priorities),
  assigneeId: z.string().nullable(),
  tagIds: z.array(z.string()),
  progress: z.int(),
  checklistDone: z.int(),
  checklistCount: z.int(),
})
export type TaskCard = z.infer<typeof card>

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

const listed = card.extend({
  projectId: z.string(),
  projectPitch: z.string(),
  stepName: z.string(),
  finished: z.boolean(),
  assigneeName: z.string().nullable(),
  deliveryGroup: z.string().nullable(),
})
export type ListedTask = z.infer<typeof listed>

export const taskSorts = ['endOn', 'startOn', 'title', 'priority', 'progress'] as const

export const taskQueries = {
  /** Everything that the board of a project shows. */
  board: {
    need: view,
    input: z.strictObject({ projectId: id }),
    output: z.object({
      steps: z.array(step),
      tasks: z.array(card),
      tags: z.array(tag),
      behaviour: z.object({ blockUnfinishedPredecessors: z.boolean(), blockTasksOfOthers: z.boolean() }),
      people: z.array(z.object({ userId: z.string(), name: z.string() })),
    }),
    reads: [
      'tasks_tasks',
      'tasks_steps',
      'tasks_tags',
      'tasks_behaviours',
      'projects_projects',
      'identity_accounts',
      'tasks_checklist_items',
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
      deliveryGroup: z.string().nullable(),
      requirements: z.array(z.string()),
      estimatedMinutes: z.int().nullable(),
      realizedMinutes: z.int().nullable(),
      hourCents: taskFields.hourCents,
      ...hidden,
      colour: z.string().nullable(),
      occurrence: z.enum(occurrences),
      customFields: z.array(z.object({ name: z.string(), value: z.string() })),
      predecessors: z.array(z.object({ taskId: z.string(), title: z.string(), finished: z.boolean() })),
      checklist: z.array(checklistItem.extend({ itemId: z.string(), done: z.boolean() })),
      lockedFields: z.array(z.enum(taskFieldNames as [string, ...string[]])),
      createdAt: z.string(),
      /** The name of the person who added it; `null` for the system and for an erased person. */
      createdBy: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: ['tasks_tasks', 'tasks_steps', 'tasks_checklist_items', 'identity_accounts'],
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
    need: { of: 'organization', feature: 'tasks', level: 'viewOnly' },
    needInProject: view,
    input: z.strictObject({
      scope: z.enum(['mine', 'all']),
      projectId: id.optional(),
      search: text(200).optional(),
      assigneeId: id.optional(),
      state: z.enum(['open', 'finished', 'overdue']).optional(),
      priority: z.enum(priorities).optional(),
      /** Today, for the asker: what `overdue` is measured against. */
      today: day,
      sort: z.enum(taskSorts).default('endOn'),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({ items: z.array(listed), next: z.string().nullable(), total: z.int() }),
    reads: ['tasks_tasks', 'tasks_steps', 'tasks_checklist_items', 'projects_projects', 'identity_accounts'],
  },
} as const satisfies Record<string, QueryContract>
