import { confidentialIn } from '@prumo/contracts/confidential'
import type { copyParts } from '@prumo/contracts/projects/project'
import { type TaskFields, taskFieldNames, task as taskSchema } from '@prumo/contracts/tasks/task'
import { withoutClosed } from '@prumo/contracts/withoutClosed'
import { generateNKeysBetween } from 'fractional-indexing'
import { compareRanks } from '../rules/order'
import type { Plan, PlanContent, Task } from '../tasks/planState'
import { orderedSteps } from '../tasks/stepRules'

type Part = (typeof copyParts)[number]
const guarded = confidentialIn(taskSchema) ?? { features: [], fields: {} }
/** What somebody may be closed to of a task. */
export const guardedInTasks = guarded.features

type Choice = {
  parts: readonly Part[]
  /** What of a task stays behind. */
  leftOut: readonly string[]
  newId: (what: string) => string
}

/**
 * What a new project copies from another one's plan. Tasks bring their steps and tags. Nobody is assigned, nothing
 * is done, and references lead to the copies.
 */
export function copiedPlan(plan: Plan, { parts, leftOut, newId }: Choice): PlanContent {
  const withTasks = parts.includes('tasks')
  const isLeftOut = () => (feature: string) => leftOut.includes(feature)
  return {
    steps:
      parts.includes('steps') || withTasks
        ? ranked(orderedSteps(plan).map(([stepId, step]) => ({ ...step, stepId: newId(stepId) })))
        : [],
    tags:
      parts.includes('tags') || withTasks
        ? [...plan.tags].map(([tagId, tag]) => ({ ...tag, tagId: newId(tagId) }))
        : [],
    ...(parts.includes('behaviour') && {
      behaviour: plan.behaviour,
      pushesSuccessors: plan.pushesSuccessors,
      workTime: {
        week: plan.workWeek,
        holidays: [...plan.holidays].map(([holidayId, holiday]) => ({ ...holiday, holidayId: newId(holidayId) })),
      },
    }),
    tasks: withTasks
      ? ranked(
          inOrder(plan).map(([taskId, task]) => ({
            ...(withoutClosed(guarded, copiedFields(task, newId), isLeftOut) as TaskFields),
            taskId: newId(taskId),
            isMilestone: task.isMilestone,
            deadlineOn: task.deadlineOn,
            dependencies: task.dependencies.map((each) => ({ ...each, predecessorId: newId(each.predecessorId) })),
            stepId: newId(task.stepId),
          })),
        )
      : [],
    items: withTasks ? [...plan.tasks].flatMap(([taskId, { checklist }]) => copiedItems(taskId, checklist, newId)) : [],
  }
}

const copiedItems = (taskId: string, checklist: Task['checklist'], newId: (what: string) => string) =>
  [...checklist].map(([itemId, { done: _, ...item }]) => ({
    ...item,
    assigneeId: null,
    taskId: newId(taskId),
    itemId: newId(itemId),
  }))

/** Gives each its place behind the one before. */
export function ranked<Item extends object>(items: readonly Item[]): (Item & { rank: string })[] {
  const ranks = generateNKeysBetween(null, null, items.length)
  return items.map((item, index) => ({ ...item, rank: ranks[index] ?? '' }))
}

const inOrder = ({ tasks }: Plan) => [...tasks].sort(([, first], [, second]) => compareRanks(first.rank, second.rank))

const copiedFields = (task: Task, newId: (what: string) => string): TaskFields => ({
  ...(Object.fromEntries(taskFieldNames.map((name) => [name, task[name]])) as TaskFields),
  assigneeId: null,
  progress: 0,
  realizedMinutes: null,
  tagIds: task.tagIds.map(newId),
  predecessorIds: task.predecessorIds.map(newId),
})
