import { z } from 'zod'
import { confidential } from '../confidential'
import { type Growth, growthOf } from '../growth'
import { cents, colour, day, id, line, setOf, text, timeOfDay } from '../values'

export const priorities = ['high', 'medium', 'low', 'none'] as const
export const occurrences = ['once', 'daily', 'weekly', 'monthly'] as const

/** A quick-added task may last this long at most. */
export const longestQuickTaskDays = 365

/** A task has this many tags at most. */
export const mostTags = 20

const minutes = z.int().min(0).max(10_000_000)

/** Every field of a task that somebody may set, by the words of the specification. */
export const taskFields = {
  title: line(500),
  description: text(20_000),
  startOn: day,
  endOn: day,
  baselineStartOn: day.nullable(),
  baselineEndOn: day.nullable(),
  timeOfDay: timeOfDay.nullable(),
  priority: z.enum(priorities),
  assigneeId: id.nullable(),
  tagIds: setOf(id, mostTags),
  deliveryGroup: text(200).nullable(),
  requirements: setOf(line(200), 50),
  predecessorIds: setOf(id, 100),
  progress: z.int().min(0).max(100),
  estimatedMinutes: minutes.nullable(),
  realizedMinutes: minutes.nullable(),
  hourCents: confidential(cents.nullable(), 'finance'),
  colour: colour.nullable(),
  occurrence: z.enum(occurrences),
  customFields: z
    .array(z.strictObject({ name: line(100), value: text(2000) }))
    .max(50)
    .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, { error: 'list.repeated' }),
}
export type TaskField = keyof typeof taskFields
export const taskFieldNames = Object.keys(taskFields) as TaskField[]

export const task = z.strictObject(taskFields)
export type TaskFields = z.infer<typeof task>

/** The fields of a task in version 1 of the events that say all of them. */
type FirstTaskFields = Pick<
  TaskFields,
  | 'title'
  | 'description'
  | 'startOn'
  | 'endOn'
  | 'baselineStartOn'
  | 'baselineEndOn'
  | 'timeOfDay'
  | 'priority'
  | 'assigneeId'
  | 'tagIds'
  | 'deliveryGroup'
  | 'requirements'
  | 'predecessorIds'
  | 'progress'
  | 'estimatedMinutes'
  | 'realizedMinutes'
  | 'hourCents'
  | 'colour'
  | 'occurrence'
  | 'customFields'
>

/** What an older task has in each field that was added later: a new field is one more `.and((task) => …)`. */
export const taskGrowth: Growth<FirstTaskFields, TaskFields> = growthOf<FirstTaskFields>()

/** What a task has where nobody said otherwise. */
export const defaultTask: Omit<TaskFields, 'title' | 'startOn' | 'endOn'> = {
  description: '',
  baselineStartOn: null,
  baselineEndOn: null,
  timeOfDay: null,
  priority: 'none',
  assigneeId: null,
  tagIds: [],
  deliveryGroup: null,
  requirements: [],
  predecessorIds: [],
  progress: 0,
  estimatedMinutes: null,
  realizedMinutes: null,
  hourCents: null,
  colour: null,
  occurrence: 'once',
  customFields: [],
}

export const checklistItem = z.strictObject({
  description: line(500),
  assigneeId: id.nullable(),
  startOn: day.nullable(),
  endOn: day.nullable(),
})
export type ChecklistItem = z.infer<typeof checklistItem>
