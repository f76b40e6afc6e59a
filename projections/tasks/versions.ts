import type { EventOf } from '@prumo/contracts/index'
import { defaultScheduling, type Scheduling } from '@prumo/contracts/tasks/defaultScheduling'
import { type Dependency, dependingAfter, withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { TaskFields } from '@prumo/contracts/tasks/task'
import { changedTaskIds, movedTask } from '../movedTasks'
import { versionsOf } from '../versionsOf'

type Compared = Pick<
  TaskFields,
  | 'title'
  | 'startOn'
  | 'endOn'
  | 'baselineStartOn'
  | 'baselineEndOn'
  | 'progress'
  | 'deliveryGroup'
  | 'estimatedMinutes'
  | 'realizedMinutes'
  | 'hourCents'
> & {
  taskId: string
  projectId: string
  stepId: string
  isMilestone: boolean
  deadlineOn: string | null
  /** How it depends on each of its predecessors. */
  dependencies: readonly Dependency[]
}
type WholeTask = Omit<Compared, 'dependencies' | keyof Scheduling> & Pick<TaskFields, 'predecessorIds'>

const begun = (task: WholeTask): Compared => ({
  taskId: task.taskId,
  projectId: task.projectId,
  stepId: task.stepId,
  title: task.title,
  startOn: task.startOn,
  endOn: task.endOn,
  baselineStartOn: task.baselineStartOn,
  baselineEndOn: task.baselineEndOn,
  progress: task.progress,
  deliveryGroup: task.deliveryGroup,
  estimatedMinutes: task.estimatedMinutes,
  realizedMinutes: task.realizedMinutes,
  hourCents: task.hourCents,
  isMilestone: defaultScheduling.isMilestone,
  deadlineOn: defaultScheduling.deadlineOn,
  dependencies: withPredecessors([], task.predecessorIds),
})

/** What it is with these fields of an event. */
const withFields =
  <Field extends keyof Compared>(...fields: Field[]) =>
  (task: Compared | null, data: Pick<Compared, Field>): Compared | null => {
    if (!task) return null
    const changed = { ...task }
    for (const field of fields) changed[field] = data[field]
    return changed
  }

const depending =
  <Type extends keyof typeof dependingAfter>(type: Type) =>
  (task: Compared | null, data: EventOf<Type>['data']): Compared | null => {
    if (!task) return null
    const { dependencies } = dependingAfter[type]({ ...task, predecessorIds: [] }, data as never)
    return { ...task, dependencies }
  }

/** One row per version of a task: what plans are compared by, and from which revision until which it was so. */
export const versions = versionsOf<Compared>({
  table: 'tasks_versions',
  version: 5,
  saysWhen: true,
  of: 'taskId',
  keys: changedTaskIds,

  columns: (table) => {
    for (const id of ['task_id', 'project_id', 'step_id']) table.uuid(id).notNullable()
    for (const day of ['start_on', 'end_on']) table.date(day).notNullable()
    table.integer('progress').notNullable()
    for (const minutes of ['estimated_minutes', 'realized_minutes']) table.integer(minutes)
    table.bigInteger('hour_cents')
    table.boolean('is_milestone').notNullable()
    for (const day of ['baseline_start_on', 'baseline_end_on', 'deadline_on']) table.date(day)
    table.text('title').notNullable()
    table.text('delivery_group')
    table.jsonb('dependencies').notNullable()
  },

  on: {
    TaskAdded: (_, task) => begun(task),
    TaskRestored: (_, task) => begun(task),
    TaskMoved: withFields('stepId'),
    TaskRenamed: withFields('title'),
    TaskRescheduled: withFields('startOn', 'endOn'),
    TaskBaselineSet: withFields('baselineStartOn', 'baselineEndOn'),
    TasksRescheduled: (task, data, _, key) => {
      const moved = movedTask(data, key) as Pick<Compared, 'startOn' | 'endOn'> | undefined
      return task && moved ? { ...task, startOn: moved.startOn, endOn: moved.endOn } : task
    },
    TasksRebaselined: (task, data, _, key) => {
      const moved = movedTask(data, key) as Pick<Compared, 'baselineStartOn' | 'baselineEndOn'> | undefined
      return task && moved
        ? { ...task, baselineStartOn: moved.baselineStartOn, baselineEndOn: moved.baselineEndOn }
        : task
    },
    TaskDeliveryGroupChanged: withFields('deliveryGroup'),
    TaskProgressReported: withFields('progress'),
    TaskEffortEstimated: withFields('estimatedMinutes'),
    TaskEffortRealized: withFields('realizedMinutes'),
    TaskHourValueSet: withFields('hourCents'),
    TaskMilestoneSet: withFields('isMilestone'),
    TaskDeadlineSet: withFields('deadlineOn'),
    TaskPredecessorsChanged: (task, { predecessorIds }) =>
      task && { ...task, dependencies: withPredecessors(task.dependencies, predecessorIds) },
    DependencyAdded: depending('DependencyAdded'),
    DependencyChanged: depending('DependencyChanged'),
    DependencyRemoved: depending('DependencyRemoved'),
    TaskDeleted: () => null,
  },
})
