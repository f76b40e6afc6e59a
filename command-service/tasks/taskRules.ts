import { defaultScheduling, type Scheduling, type SchedulingField } from '@prumo/contracts/tasks/defaultScheduling'
import { withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import {
  defaultTask,
  longestQuickTaskDays,
  type TaskFields,
  taskFieldNames,
  task as taskSchema,
} from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { merged } from '@prumo/platform/values/merged'
import { generateKeyBetween } from 'fractional-indexing'
import { OrderedMap } from 'immutable'
import { fieldChanges } from '../rules/fieldChanges'
import { openFields } from '../rules/openFields'
import { gapBefore, isInGap } from '../rules/order'
import { refuseOutrun } from '../rules/refuseOutrun'
import { takesPart } from '../rules/takesPart'
import { predecessorsSet } from './dependencyRules'
import {
  type ChangedField,
  deleteTask,
  type Folds,
  hasPart,
  type Item,
  knownTask,
  lastRankIn,
  orderOf,
  type Plan,
  type PlanDeciderCommand,
  placeTask,
  type Rules,
  type Task,
  withTask,
} from './planState'
import { refuseBadPredecessors } from './predecessors'
import { refuseFullStep, refuseLocked, refuseOthersTask, refuseUnfinishedPredecessor } from './refusedTasks'
import { scheduledAgain } from './scheduledAgain'
import { leftWith, successorsOf, waitsNoMore } from './successors'
import { withEndAlong } from './withEndAlong'

type Commands =
  | 'AddTask'
  | 'QuickAddTask'
  | 'ChangeTask'
  | 'SetTaskMilestone'
  | 'SetTaskDeadline'
  | 'MoveTask'
  | 'DeleteTask'
  | 'LeaveSuccessors'

/** The event of each field of a task. */
const eventOfField = {
  title: 'TaskRenamed',
  description: 'TaskDescribed',
  startOn: 'TaskRescheduled',
  endOn: 'TaskRescheduled',
  timeOfDay: 'TaskRescheduled',
  baselineStartOn: 'TaskBaselineSet',
  baselineEndOn: 'TaskBaselineSet',
  assigneeId: 'TaskAssigned',
  priority: 'TaskPrioritized',
  tagIds: 'TaskTagged',
  deliveryGroup: 'TaskDeliveryGroupChanged',
  requirements: 'TaskRequirementsChanged',
  predecessorIds: 'TaskPredecessorsChanged',
  progress: 'TaskProgressReported',
  estimatedMinutes: 'TaskEffortEstimated',
  realizedMinutes: 'TaskEffortRealized',
  hourCents: 'TaskHourValueSet',
  colour: 'TaskColoured',
  occurrence: 'TaskOccurrenceSet',
  customFields: 'TaskCustomFieldsChanged',
  isMilestone: 'TaskMilestoneSet',
  deadlineOn: 'TaskDeadlineSet',
} as const satisfies Record<ChangedField, PlanEvent['type']>
type FieldEvent = (typeof eventOfField)[ChangedField]
export const { eventsOf, foldsBy } = fieldChanges<ChangedField, FieldEvent>(eventOfField)

export const taskRules: Rules<Commands> = {
  AddTask: ({ projectId, taskId, stepId, ...given }, plan, by) => added(projectId, taskId, stepId, given, plan, by),

  QuickAddTask: ({ projectId, taskId, stepId, ...given }, plan, by) => {
    if (daysBetween(given.startOn, given.endOn) > longestQuickTaskDays)
      throw new Refused('task.tooLong', { days: longestQuickTaskDays })
    return added(projectId, taskId, stepId, given, plan, by)
  },

  ChangeTask: (data, plan, by) => taskChanged(data, plan, by),
  SetTaskMilestone: (data, plan, by) => taskChanged(data, plan, by),
  SetTaskDeadline: (data, plan, by) => taskChanged(data, plan, by),

  MoveTask: ({ projectId, taskId, stepId, beforeTaskId }, plan, by) => {
    const task = knownTask(plan, taskId)
    if (!plan.steps.has(stepId)) throw new Refused('step.unknown')
    if (beforeTaskId !== null && plan.tasks.get(beforeTaskId)?.stepId !== stepId) throw new Refused('task.unknown')
    const place = placeFor(plan, task, { taskId, stepId, beforeTaskId })
    const before = { stepId: task.stepId, rank: task.rank }
    if (stepId === task.stepId && isInGap(task.rank, place)) return []
    refuseOthersTask(plan, task, by)
    if (stepId === task.stepId) {
      return [
        {
          type: 'TaskReordered',
          data: { projectId, taskId, rank: generateKeyBetween(...place), before: { rank: task.rank } },
        },
      ]
    }
    refuseUnfinishedPredecessor(plan, task, stepId)
    refuseFullStep(plan, stepId)
    return [{ type: 'TaskMoved', data: { projectId, taskId, stepId, rank: generateKeyBetween(...place), before } }]
  },

  DeleteTask: ({ projectId, taskId }, plan, by) => {
    const task = knownTask(plan, taskId)
    refuseOthersTask(plan, task, by)
    const { checklist: _, dependencies: __, isMilestone: ___, deadlineOn: ____, ...before } = task
    const deleted: PlanEvent = { type: 'TaskDeleted', data: { projectId, taskId, before } }
    return [...leftWith({ projectId, taskId }, plan, deleted), deleted]
  },

  LeaveSuccessors: ({ projectId, taskId, successorIds }, plan) => {
    const those = new Set(successorIds)
    return successorsOf(plan, taskId)
      .filter(([id]) => those.has(id))
      .flatMap((successor) => waitsNoMore({ projectId, taskId }, successor))
  },
}

const changeFold = (
  { taskId, projectId: _, before: __, ...changed }: { taskId: string; projectId: string; before: object },
  plan: Plan,
) => withTask(plan, taskId, changed as Partial<Task>)

export const taskFolds: Folds<FieldEvent | 'TaskAdded' | 'TaskMoved' | 'TaskReordered' | 'TaskDeleted'> = {
  ...foldsBy(changeFold),
  TaskPredecessorsChanged: ({ taskId, predecessorIds }, plan) => {
    const former = plan.tasks.get(taskId)?.dependencies ?? []
    return withTask(plan, taskId, { predecessorIds, dependencies: withPredecessors(former, predecessorIds) })
  },
  TaskAdded: ({ projectId: _, taskId, ...task }, plan) =>
    placeTask(
      plan,
      taskId,
      merged(task, defaultScheduling, {
        dependencies: withPredecessors([], task.predecessorIds),
        checklist: OrderedMap<string, Item>(),
      }),
    ),
  TaskMoved: ({ taskId, stepId, rank }, plan) => {
    const task = plan.tasks.get(taskId)
    return task ? placeTask(plan, taskId, { ...task, stepId, rank }) : plan
  },
  TaskReordered: ({ taskId, rank }, plan) => {
    const task = plan.tasks.get(taskId)
    return task ? placeTask(plan, taskId, { ...task, rank }) : plan
  },
  TaskDeleted: ({ taskId }, plan) => deleteTask(plan, taskId),
}

type Change = Extract<PlanDeciderCommand, { type: 'ChangeTask' }>['data']

function taskChanged({ projectId, taskId, seen, ...given }: Change, plan: Plan, by: By): PlanEvent[] {
  const task = knownTask(plan, taskId)
  const changes = withEndAlong(given, task, plan)
  const changed = (Object.keys(changes) as ChangedField[]).filter((field) => !equal(changes[field], task[field]))
  if (changed.length === 0) return []
  refuseOthersTask(plan, task, by)
  refuseLocked(plan, task, changed)
  refuseOutrun(task, changes, seen)
  const wanted = { ...task, ...changes } as Task
  refuseBadFields(plan, taskId, wanted, changed, by)
  refuseItemsOutside(wanted)
  const { predecessorIds = task.predecessorIds, isMilestone = task.isMilestone, ...rest } = changes
  const place = { projectId, taskId }
  const marked = eventsOf<PlanEvent>(place, task, { isMilestone })
  const others = eventsOf<PlanEvent>(place, task, rest)
  // A milestone lies on one day at every moment, and so it does while this is undone event by event.
  return [
    ...(isMilestone ? [...others, ...marked] : [...marked, ...others]),
    ...predecessorsSet(place, task, predecessorIds),
  ]
}

type Given = Partial<TaskFields & Scheduling> & Pick<TaskFields, 'title' | 'startOn' | 'endOn'>

function added(projectId: string, taskId: string, stepId: string, given: object, plan: Plan, by: By): PlanEvent[] {
  const task = merged(defaultTask, defaultScheduling, given as Given)
  const { isMilestone, deadlineOn, ...fields } = task
  const existing = plan.tasks.get(taskId)
  if (existing?.stepId === stepId && isAlready(existing, task, by)) return []
  if (existing || (hasPart(plan, taskId) && !plan.deleted.has(taskId))) throw new Refused('task.idTaken')
  if (!plan.steps.has(stepId)) throw new Refused('step.unknown')
  refuseFullStep(plan, stepId)
  refuseBadFields(plan, taskId, task, [...taskFieldNames, 'isMilestone'], by)
  return [
    {
      type: 'TaskAdded',
      data: { projectId, taskId, stepId, rank: generateKeyBetween(lastRankIn(plan, stepId), null), ...fields },
    },
    ...scheduledAgain({ projectId, taskId }, { isMilestone, deadlineOn }),
  ]
}

const isAlready = (task: Task, wanted: TaskFields & Scheduling, by: By) =>
  [...openFields(taskSchema, by), ...(Object.keys(defaultScheduling) as SchedulingField[])].every((name) =>
    equal(wanted[name], task[name]),
  )

type Move = { taskId: string; stepId: string; beforeTaskId: string | null }

/** At the end of another step nobody has to look through all that stands in it. */
function placeFor(plan: Plan, task: Task, { taskId, stepId, beforeTaskId }: Move): ReturnType<typeof gapBefore> {
  if (beforeTaskId === null && stepId !== task.stepId) return [lastRankIn(plan, stepId), null]
  const others = orderOf(plan, stepId).flatMap((id) =>
    id === taskId ? [] : [[id, { rank: plan.tasks.get(id)?.rank ?? '' }] as const],
  )
  return gapBefore(others, beforeTaskId === taskId ? null : beforeTaskId)
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function refuseBadFields(
  plan: Plan,
  taskId: string,
  task: TaskFields & Scheduling,
  changed: readonly ChangedField[],
  { project }: By,
) {
  const { startOn, endOn, baselineStartOn, baselineEndOn, assigneeId, tagIds, predecessorIds } = task
  if (endOn < startOn) throw new Refused('task.endBeforeStart')
  if (baselineStartOn && baselineEndOn && baselineEndOn < baselineStartOn) throw new Refused('task.endBeforeStart')
  const isNew = (field: ChangedField) => changed.includes(field)
  if (task.isMilestone && startOn !== endOn)
    throw new Refused(isNew('isMilestone') ? 'task.milestoneTakesDays' : 'task.milestoneOnSeveralDays')
  if (isNew('assigneeId') && assigneeId && !takesPart(project, assigneeId)) throw new Refused('task.assigneeUnknown')
  if (isNew('tagIds') && tagIds.some((id) => !plan.tags.has(id))) throw new Refused('task.tagUnknown')
  if (isNew('predecessorIds')) refuseBadPredecessors(plan, taskId, predecessorIds)
}

function refuseItemsOutside({ checklist, startOn, endOn }: Task) {
  for (const item of checklist.values()) {
    if ((item.startOn && item.startOn < startOn) || (item.endOn && item.endOn > endOn)) {
      throw new Refused('checklist.outsideDeadline', { item: item.description })
    }
  }
}
