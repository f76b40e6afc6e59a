import type { Feature } from '@prumo/contracts/access'
import { confidentialIn } from '@prumo/contracts/confidential'
import type { copyParts } from '@prumo/contracts/projects/project'
import { type TaskFields, taskFieldNames, task as taskSchema } from '@prumo/contracts/tasks/task'
import { withoutClosed } from '@prumo/contracts/withoutClosed'
import { compareRanks, type LayOutPlan, type Plan, type Task } from '../tasks/planState'
import { orderedSteps } from '../tasks/stepRules'

type Part = (typeof copyParts)[number]
const guarded = confidentialIn(taskSchema) ?? { features: [], fields: {} }

/**
 * What a new project takes over from another one's plan. Tasks bring their steps and tags along; nobody is responsible yet, nothing is done yet,
 * and what refers to tasks or tags refers to the copies. What is closed to whoever copies (`isClosed`) stays behind.
 */
export function copiedPlan(
  plan: Plan,
  parts: readonly Part[],
  newId: (what: string) => string,
  isClosed: (feature: Feature) => boolean,
): Omit<LayOutPlan['data'], 'projectId'> {
  const withTasks = parts.includes('tasks')
  const ordered = [...plan.tasks].sort(([, one], [, other]) => compareRanks(one.rank, other.rank))
  return {
    steps:
      parts.includes('steps') || withTasks
        ? orderedSteps(plan).map(([stepId, { rank: _, ...step }]) => ({ ...step, stepId: newId(stepId) }))
        : [],
    tags:
      parts.includes('tags') || withTasks
        ? [...plan.tags].map(([tagId, tag]) => ({ ...tag, tagId: newId(tagId) }))
        : [],
    ...(parts.includes('behaviour') && { behaviour: plan.behaviour }),
    ...(withTasks && {
      tasks: ordered.map(([taskId, task]) => ({
        ...(withoutClosed(guarded, copiedFields(task, newId), () => isClosed) as TaskFields),
        taskId: newId(taskId),
        stepId: newId(task.stepId),
      })),
    }),
  }
}

const copiedFields = (task: Task, newId: (what: string) => string): TaskFields => ({
  ...(Object.fromEntries(taskFieldNames.map((name) => [name, task[name]])) as TaskFields),
  assigneeId: null,
  progress: 0,
  realizedMinutes: null,
  tagIds: task.tagIds.map(newId),
  predecessorIds: task.predecessorIds.map(newId),
})
