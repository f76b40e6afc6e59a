import type { BaselineFields } from '@prumo/contracts/tasks/baselines'
import type { HolidayFields } from '@prumo/contracts/tasks/workTime'
import type { WorkWeek } from '@prumo/contracts/tasks/workWeek'
import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import { OrderedMap, Map as PersistentMap, Set as PersistentSet } from 'immutable'
import { type Behaviour, greatestRank, type Item, type Plan, type Step, type Tag, type Task } from './planState'

type KeptTask = [string, Omit<Task, 'checklist'> & { checklist: [string, Item][] }]
type Kept = {
  steps: [string, Step][]
  tags: [string, Tag][]
  tasks: KeptTask[]
  deleted: KeptTask[]
  behaviour: Behaviour
  pushesSuccessors: boolean
  workWeek: WorkWeek
  holidays: [string, HolidayFields][]
  baselines: [string, BaselineFields][]
  isRescheduling: boolean
}

const keptTask = ([taskId, task]: [string, Task]): KeptTask => [taskId, { ...task, checklist: [...task.checklist] }]
const taskOf = ([taskId, task]: KeptTask): [string, Task] => [
  taskId,
  { ...task, checklist: OrderedMap(task.checklist) },
]

/** How a plan is kept beside the log. */
export const planSnapshot: SnapshotFormat<Plan> = {
  version: 8,
  write: ({ steps, tags, tasks, deleted, workWeek, holidays, baselines, ...plan }): Kept => ({
    steps: [...steps],
    tags: [...tags],
    tasks: [...tasks].map(keptTask),
    deleted: [...deleted].map(keptTask),
    behaviour: plan.behaviour,
    pushesSuccessors: plan.pushesSuccessors,
    workWeek,
    holidays: [...holidays],
    baselines: [...baselines],
    isRescheduling: plan.isRescheduling,
  }),
  read: (kept: Kept): Plan => {
    const tasks = PersistentMap(kept.tasks.map(taskOf))
    const tasksIn = tasks
      .groupBy(({ stepId }) => stepId)
      .map((group) => {
        const ids = PersistentSet(group.keys())
        return { ids, lastRank: greatestRank(ids, tasks) }
      })
    return {
      steps: PersistentMap(kept.steps),
      tags: PersistentMap(kept.tags),
      tasks,
      tasksIn: PersistentMap(tasksIn),
      deleted: PersistentMap(kept.deleted.map(taskOf)),
      behaviour: kept.behaviour,
      pushesSuccessors: kept.pushesSuccessors,
      workWeek: kept.workWeek,
      holidays: PersistentMap(kept.holidays),
      baselines: PersistentMap(kept.baselines),
      isRescheduling: kept.isRescheduling,
    }
  },
}
