import { z } from 'zod'
import { linkKinds } from '../schedule/link'
import { taskStates } from '../schedule/taskStateOf'
import { priorities } from './task'

/** What every list and board says of a task. */
export const card = z.object({
  taskId: z.string(),
  /** Its place among all tasks that the plan ever had: it keeps it. */
  number: z.int(),
  stepId: z.string(),
  rank: z.string(),
  title: z.string(),
  startOn: z.string(),
  endOn: z.string(),
  priority: z.enum(priorities),
  assigneeId: z.string().nullable(),
  tagIds: z.array(z.string()),
  deliveryGroup: z.string().nullable(),
  /** What counts of it as done, in percent: of a finished task all. */
  progress: z.int(),
  /** What was reported, where its step finishes it and so more of it counts. It counts again when it is reopened. */
  reportedProgress: z.int().optional(),
  checklistDone: z.int(),
  checklistCount: z.int(),
})

/** How many comments and files a task has, where it has some and they are open to the asker. */
const discussionCounts = { commentCount: z.int().optional(), fileCount: z.int().optional() }

/** Where it is a milestone, and where it has a deadline. */
const scheduled = { isMilestone: z.literal(true).optional(), deadlineOn: z.string().optional() }

/** Whose it is by name: nobody's, or an empty one of an erased person. It is said where they take part no more. */
export const assignee = { assigneeName: z.string().nullable(), assigneeGone: z.literal(true).optional() }

/** By which of their ends two tasks depend on each other, and how many working days apart. */
export const link = { kind: z.enum(linkKinds), lag: z.int() }

/** What most cards lack is left out. */
export const boardCard = card.extend({
  dependencies: z.array(z.object({ predecessorId: z.string(), ...link })).optional(),
  ...scheduled,
  ...discussionCounts,
})
export type TaskCard = z.infer<typeof boardCard>

/** What a file of tasks says besides: which tags a task wears, what it waits for, its effort and its baseline. */
const furtherFields = z.object({
  tags: z.array(z.string()),
  predecessors: z.array(z.object({ number: z.int(), ...link })),
  estimatedMinutes: z.int().nullable(),
  realizedMinutes: z.int().nullable(),
  baselineStartOn: z.string().nullable(),
  baselineEndOn: z.string().nullable(),
})

/** A task as lists show it. */
export const listed = card.extend({
  projectId: z.string(),
  projectPitch: z.string(),
  stepName: z.string(),
  finished: z.boolean(),
  ...assignee,
  /** Whether the asker may edit tasks of its project. */
  mayEdit: z.boolean(),
  /** The group that it stands in, where tasks are grouped; empty for what has none. */
  group: z.string(),
  ...scheduled,
  ...discussionCounts,
  /** How it stands against its baseline. */
  standing: z.enum(taskStates),
  /** What it begins too early for, by how many working days, and by what link, unless the one follows the other. */
  startsBefore: z.array(z.object({ title: z.string(), days: z.int(), ...z.object(link).partial().shape })).optional(),
  /** Where they were asked for. */
  further: furtherFields.optional(),
})
export type ListedTask = z.infer<typeof listed>
