import type { BaselineFields } from '@prumo/contracts/tasks/baselines'
import type { Scheduling, SchedulingField } from '@prumo/contracts/tasks/defaultScheduling'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { PlanCommand, PlanEvent } from '@prumo/contracts/tasks/plan'
import type { TagFields } from '@prumo/contracts/tasks/tags'
import type { ChecklistItem, TaskField, TaskFields } from '@prumo/contracts/tasks/task'
import type { HolidayFields } from '@prumo/contracts/tasks/workTime'
import { defaultWorkWeek, type WorkWeek } from '@prumo/contracts/tasks/workWeek'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { type OrderedMap, Map as PersistentMap, Set as PersistentSet } from 'immutable'
import { compareRanks } from '../rules/order'
import type { Action } from '../rules/undoRule'
import type { Link } from './lostLinks'
import type { FinishRescheduling, FollowCardName, LeaveSuccessors, MoveTasks, PutBack, UndoPart } from './planSteps'

export type Step = {
  name: string
  description: string
  taskLimit: number | null
  finishes: boolean
  rank: string
  lockedFields: readonly TaskField[]
}
export type Tag = TagFields
export type Item = ChecklistItem & { done: boolean }
export type Task = TaskFields &
  Scheduling & {
    stepId: string
    rank: string
    /** How it depends on each of its predecessors. */
    dependencies: readonly Dependency[]
    /** In the order in which its items were added. */
    checklist: OrderedMap<string, Item>
  }
export type ChangedField = TaskField | SchedulingField
export type Behaviour = { blockUnfinishedPredecessors: boolean; blockTasksOfOthers: boolean }

/**
 * The tasks of a step, and the greatest rank among them (`null` if there are none). It places the next task without
 * reading the others.
 */
type Held = { ids: PersistentSet<string>; lastRank: string | null }

/** A project's plan. Its maps are persistent: one change among thousands of tasks copies a few nodes, not all of it. */
export type Plan = {
  steps: PersistentMap<string, Step>
  tags: PersistentMap<string, Tag>
  tasks: PersistentMap<string, Task>
  /** What each step holds: limits and places concern one step only. */
  tasksIn: PersistentMap<string, Held>
  /** What was deleted, as it was then: it can be brought back. */
  deleted: PersistentMap<string, Task>
  behaviour: Behaviour
  /** What follows a changed task is pushed by itself. */
  pushesSuccessors: boolean
  workWeek: WorkWeek
  holidays: PersistentMap<string, HolidayFields>
  baselines: PersistentMap<string, BaselineFields>
  /** Its tasks are being given other dates, in several appends of which some are missing yet. */
  isRescheduling: boolean
}

export const emptyPlan: Plan = {
  steps: PersistentMap(),
  tags: PersistentMap(),
  tasks: PersistentMap(),
  tasksIn: PersistentMap(),
  deleted: PersistentMap(),
  behaviour: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
  pushesSuccessors: false,
  workWeek: defaultWorkWeek,
  holidays: PersistentMap(),
  baselines: PersistentMap(),
  isRescheduling: false,
}

/** Whether a part of any kind has this id. Rows and names are found by ids: two kinds never share one. */
export const hasPart = ({ steps, tags, tasks, deleted, holidays, baselines }: Plan, id: string): boolean =>
  [steps, tags, tasks, deleted, holidays, baselines].some((parts) => parts.has(id))

export function knownTask({ tasks }: Plan, taskId: string): Task {
  const task = tasks.get(taskId)
  if (!task) throw new Refused('task.unknown')
  return task
}

export const withTask = (plan: Plan, taskId: string, change: Partial<Task>): Plan => {
  const task = plan.tasks.get(taskId)
  return task ? { ...plan, tasks: plan.tasks.set(taskId, { ...task, ...change }) } : plan
}

/** Puts a task (new or known) into its step, at its rank. */
export const placeTask = (plan: Plan, taskId: string, task: Task): Plan => {
  const left = removeTask(plan, taskId)
  return {
    ...left,
    tasks: plan.tasks.set(taskId, task),
    deleted: plan.deleted.delete(taskId),
    tasksIn: left.tasksIn.update(task.stepId, holdsNothing, ({ ids, lastRank }) => ({
      ids: ids.add(taskId),
      lastRank: greater(lastRank, task.rank),
    })),
  }
}

export const deleteTask = (plan: Plan, taskId: string): Plan => {
  const task = plan.tasks.get(taskId)
  return task ? { ...removeTask(plan, taskId), deleted: plan.deleted.set(taskId, task) } : plan
}

const removeTask = (plan: Plan, taskId: string): Plan => {
  const task = plan.tasks.get(taskId)
  if (!task) return plan
  const tasks = plan.tasks.delete(taskId)
  return {
    ...plan,
    tasks,
    tasksIn: plan.tasksIn.update(task.stepId, holdsNothing, (held) => {
      const ids = held.ids.delete(taskId)
      return { ids, lastRank: task.rank === held.lastRank ? greatestRank(ids, tasks) : held.lastRank }
    }),
  }
}

const holdsNothing: Held = { ids: PersistentSet(), lastRank: null }

const greater = (first: string | null, second: string) => (first === null || second > first ? second : first)

export const greatestRank = (ids: Iterable<string>, tasks: Plan['tasks']): string | null =>
  [...ids].reduce<string | null>((last, id) => greater(last, tasks.get(id)?.rank ?? ''), null)

export const countIn = (plan: Plan, stepId: string): number => plan.tasksIn.get(stepId)?.ids.size ?? 0

/** The ids of a step's tasks, in their order. */
export const orderOf = (plan: Plan, stepId: string): string[] =>
  [...(plan.tasksIn.get(stepId)?.ids ?? [])].sort((first, second) =>
    compareRanks(plan.tasks.get(first)?.rank, plan.tasks.get(second)?.rank),
  )

/** The greatest rank in a step, `null` when it is empty. */
export const lastRankIn = (plan: Plan, stepId: string): string | null => plan.tasksIn.get(stepId)?.lastRank ?? null

/** Finished: all of it is done, or it stands where finished tasks stand. */
export const isFinished = (plan: Plan, task: Task): boolean =>
  task.progress === 100 || (plan.steps.get(task.stepId)?.finishes ?? false)

type NewStep = Omit<Step, 'rank' | 'lockedFields'> & { stepId: string; lockedFields?: readonly TaskField[] }
type NewTag = Tag & { tagId: string }
/** An item of a checklist that nobody has done yet. */
type NewItem = ChecklistItem & { taskId: string; itemId: string }
type NewTask = TaskFields & Scheduling & { taskId: string; stepId: string; dependencies: readonly Dependency[] }

/** How a new project's plan begins: with the default steps. */
type LayOutPlan = {
  type: 'LayOutPlan'
  data: {
    projectId: string
    steps: readonly NewStep[]
  }
}

/** A plan's week and its days off, each with its id. */
export type WorkTime = { week: WorkWeek; holidays: readonly (HolidayFields & { holidayId: string })[] }

type Ranked<Item> = Item & { rank: string }
/**
 * What a plan takes over from another one. Everything has its id and its rank already, so it can be laid out in parts.
 */
export type PlanContent = {
  steps: readonly Ranked<NewStep>[]
  tags: readonly NewTag[]
  behaviour?: Behaviour
  pushesSuccessors?: boolean
  workTime?: WorkTime
  tasks: readonly Ranked<NewTask>[]
  items: readonly NewItem[]
}

/** One part of a plan that is copied: what stands already is passed over. */
type LayOutPart = { type: 'LayOutPart'; data: { projectId: string } & PlanContent }

/**
 * The command, with the time and person of the task's first addition, and with the links that it lost while it was
 * gone: the rules keep neither.
 */
type RestoreTask = {
  type: 'RestoreTask'
  data: Extract<PlanCommand, { type: 'RestoreTask' }>['data'] & Addition & { lostLinks: readonly Link[] }
}

type OfBaseline = { projectId: string; baselineId: string } & BaselineFields
/** The command, with the revision that its day had. */
type SaveBaseline = { type: 'SaveBaseline'; data: OfBaseline }

type PutBaselineBack = { type: 'PutBaselineBack'; data: OfBaseline }

/** When and by whom a task was first added. */
export type Addition = { addedAt: string; addedBy: string | null }
/** What was done, and since. `additions` are those of the tasks that it deleted. */
type UndoPlanAction = {
  type: 'UndoPlanAction'
  data: { projectId: string; action: Action<PlanEvent>; additions: ReadonlyMap<string, Addition> }
}
/** Every command but the one that takes others back. */
export type PlanWork =
  | Exclude<PlanCommand, { type: 'RestoreTask' | 'SaveBaseline' | 'UndoPlanAction' }>
  | PutBack
  | PutBaselineBack
  | RestoreTask
  | SaveBaseline
  | LayOutPlan
  | LayOutPart
  | LeaveSuccessors
  | FollowCardName
  | MoveTasks
  | FinishRescheduling
export type PlanDeciderCommand = PlanWork | UndoPlanAction | UndoPart
/** The part of a decider's table that concerns some of its commands. */
export type Rules<Type extends PlanDeciderCommand['type']> = {
  [T in Type]: (data: Extract<PlanDeciderCommand, { type: T }>['data'], plan: Plan, by: By) => PlanEvent[]
}
export type Folds<Type extends PlanEvent['type']> = {
  [T in Type]: (data: Extract<PlanEvent, { type: T }>['data'], plan: Plan) => Plan
}
