import type { PlanCommand, PlanEvent } from '@prumo/contracts/tasks/plan'
import type { ChecklistItem, TaskField, TaskFields } from '@prumo/contracts/tasks/task'
import type { SnapshotFormat } from '@prumo/platform/aggregates'
import type { By } from '@prumo/platform/decider'
import { Map as PersistentMap, Set as PersistentSet } from 'immutable'

export type Step = {
  name: string
  description: string
  taskLimit: number | null
  finishes: boolean
  rank: string
  lockedFields: readonly TaskField[]
}
export type Tag = { description: string; textColour: string; colour: string }
export type Item = ChecklistItem & { done: boolean }
export type Task = TaskFields & { stepId: string; rank: string; checklist: PersistentMap<string, Item> }
export type Behaviour = { blockUnfinishedPredecessors: boolean; blockTasksOfOthers: boolean }

/** A project's plan. Its maps are persistent: one change among thousands of tasks copies a few nodes, not all of it. */
export type Plan = {
  steps: PersistentMap<string, Step>
  tags: PersistentMap<string, Tag>
  tasks: PersistentMap<string, Task>
  /** The tasks of each step: limits and places concern one step only. */
  tasksIn: PersistentMap<string, PersistentSet<string>>
  behaviour: Behaviour
}

export const emptyPlan: Plan = {
  steps: PersistentMap(),
  tags: PersistentMap(),
  tasks: PersistentMap(),
  tasksIn: PersistentMap(),
  behaviour: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
}

export const withTask = (plan: Plan, taskId: string, change: Partial<Task>): Plan => {
  const task = plan.tasks.get(taskId)
  return task ? { ...plan, tasks: plan.tasks.set(taskId, { ...task, ...change }) } : plan
}

/** Puts a task (new or known) into its step. */
export const placeTask = (plan: Plan, taskId: string, task: Task): Plan => {
  const before = plan.tasks.get(taskId)
  const left = before
    ? plan.tasksIn.update(before.stepId, PersistentSet<string>(), (ids) => ids.delete(taskId))
    : plan.tasksIn
  return {
    ...plan,
    tasks: plan.tasks.set(taskId, task),
    tasksIn: left.update(task.stepId, PersistentSet<string>(), (ids) => ids.add(taskId)),
  }
}

export const removeTask = (plan: Plan, taskId: string): Plan => {
  const task = plan.tasks.get(taskId)
  if (!task) return plan
  return {
    ...plan,
    tasks: plan.tasks.delete(taskId),
    tasksIn: plan.tasksIn.update(task.stepId, PersistentSet<string>(), (ids) => ids.delete(taskId)),
  }
}

export const countIn = (plan: Plan, stepId: string): number => plan.tasksIn.get(stepId)?.size ?? 0

/** The ids of a step's tasks, in their order. */
export const orderOf = (plan: Plan, stepId: string): string[] =>
  [...(plan.tasksIn.get(stepId) ?? [])].sort((one, other) =>
    compareRanks(plan.tasks.get(one)?.rank, plan.tasks.get(other)?.rank),
  )

/** The greatest rank in a step, `null` when it is empty. */
export const lastRankIn = (plan: Plan, stepId: string): string | null => {
  let last: string | null = null
  for (const id of plan.tasksIn.get(stepId) ?? []) {
    const rank = plan.tasks.get(id)?.rank
    if (rank !== undefined && (last === null || rank > last)) last = rank
  }
  return last
}

/** Ranks compare by code unit, as the read models' collation does. */
export const compareRanks = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0)

/** Finished: all of it is done, or it stands where finished tasks stand. */
export const isFinished = (plan: Plan, task: Task): boolean =>
  task.progress === 100 || (plan.steps.get(task.stepId)?.finishes ?? false)

type Kept = {
  steps: [string, Step][]
  tags: [string, Tag][]
  tasks: [string, Omit<Task, 'checklist'> & { checklist: [string, Item][] }][]
  behaviour: Behaviour
}

export const planSnapshot: SnapshotFormat<Plan> = {
  version: 1,
  write: ({ steps, tags, tasks, behaviour }): Kept => ({
    steps: [...steps],
    tags: [...tags],
    tasks: [...tasks].map(([taskId, task]) => [taskId, { ...task, checklist: [...task.checklist] }]),
    behaviour,
  }),
  read: (kept: Kept): Plan => {
    const tasks = PersistentMap(
      kept.tasks.map(
        ([taskId, task]) => [taskId, { ...task, checklist: PersistentMap(task.checklist) }] as [string, Task],
      ),
    )
    const tasksIn = tasks.groupBy(({ stepId }) => stepId).map((group) => PersistentSet(group.keys()))
    return {
      steps: PersistentMap(kept.steps),
      tags: PersistentMap(kept.tags),
      tasks,
      tasksIn: PersistentMap(tasksIn),
      behaviour: kept.behaviour,
    }
  },
}

type NewStep = Omit<Step, 'rank' | 'lockedFields'> & { stepId: string; lockedFields?: readonly TaskField[] }
type NewTask = TaskFields & { taskId: string; stepId: string }

/** How a new project's plan begins: with the default steps, or with what is copied from another one. */
export type LayOutPlan = {
  type: 'LayOutPlan'
  data: {
    projectId: string
    steps: readonly NewStep[]
    tags: readonly (Tag & { tagId: string })[]
    behaviour?: Behaviour
    tasks?: readonly NewTask[]
  }
}

export type PlanDeciderCommand = PlanCommand | LayOutPlan
/** The part of a decider's table that concerns some of its commands. */
export type Rules<Type extends PlanDeciderCommand['type']> = {
  [T in Type]: (data: Extract<PlanDeciderCommand, { type: T }>['data'], plan: Plan, by: By) => PlanEvent[]
}
export type Folds<Type extends PlanEvent['type']> = {
  [T in Type]: (data: Extract<PlanEvent, { type: T }>['data'], plan: Plan) => Plan
}
