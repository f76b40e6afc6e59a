import { sameName } from '@prumo/contracts/sameName'
import type { ChecklistItem } from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { changesIn } from '../rules/fieldChanges'
import { takesPart } from '../rules/takesPart'
import { type Folds, hasPart, type Item, knownTask, type Plan, type Rules, type Task, withTask } from './planState'
import { refuseOthersTask } from './refusedTasks'

type Commands = 'AddChecklistItem' | 'ChangeChecklistItem' | 'TickChecklistItem' | 'RemoveChecklistItem'
type Events = 'ChecklistItemAdded' | 'ChecklistItemChanged' | 'ChecklistItemTicked' | 'ChecklistItemRemoved'

export const checklistRules: Rules<Commands> = {
  AddChecklistItem: (data, plan, by) => {
    const { projectId: _, taskId, itemId, ...item } = data
    const task = knownTask(plan, taskId)
    const existing = task.checklist.get(itemId)
    if (existing && equal(item, fieldsOf(existing))) return []
    if (existing || hasPart(plan, itemId)) throw new Refused('checklist.idTaken')
    refuseOthersTask(plan, task, by)
    refuseBadItem(task, itemId, item, by)
    return [{ type: 'ChecklistItemAdded', data }]
  },

  ChangeChecklistItem: ({ projectId, taskId, itemId, seen, ...changes }, plan, by) => {
    const task = knownTask(plan, taskId)
    const item = knownItem(task, itemId)
    const changed = changesIn(fieldsOf(item), changes, seen)
    if (!changed) return []
    refuseOthersTask(plan, task, by)
    refuseBadItem(task, itemId, { ...fieldsOf(item), ...(changes as Partial<ChecklistItem>) }, by)
    return [{ type: 'ChecklistItemChanged', data: { projectId, taskId, itemId, ...changed } }]
  },

  TickChecklistItem: (data, plan, by) => {
    const task = knownTask(plan, data.taskId)
    const { done } = knownItem(task, data.itemId)
    if (done === data.done) return []
    refuseOthersTask(plan, task, by)
    return [{ type: 'ChecklistItemTicked', data: { ...data, before: { done } } }]
  },

  RemoveChecklistItem: (data, plan, by) => {
    const task = knownTask(plan, data.taskId)
    const before = knownItem(task, data.itemId)
    refuseOthersTask(plan, task, by)
    return [{ type: 'ChecklistItemRemoved', data: { ...data, before } }]
  },
}

export const checklistFolds: Folds<Events> = {
  ChecklistItemAdded: ({ projectId: _, taskId, itemId, ...item }, plan) =>
    withItem(plan, taskId, itemId, { ...item, done: false }),
  ChecklistItemChanged: ({ projectId: _, taskId, itemId, before: __, ...changed }, plan) =>
    withItem(plan, taskId, itemId, changed as Partial<Item>),
  ChecklistItemTicked: ({ taskId, itemId, done }, plan) => withItem(plan, taskId, itemId, { done }),
  ChecklistItemRemoved: ({ taskId, itemId }, plan) => {
    const task = plan.tasks.get(taskId)
    return task ? withTask(plan, taskId, { checklist: task.checklist.delete(itemId) }) : plan
  },
}

const fieldsOf = ({ description, assigneeId, startOn, endOn }: ChecklistItem): ChecklistItem => ({
  description,
  assigneeId,
  startOn,
  endOn,
})

function withItem(plan: Plan, taskId: string, itemId: string, change: Partial<Item>): Plan {
  const task = plan.tasks.get(taskId)
  return task
    ? withTask(plan, taskId, {
        checklist: task.checklist.set(itemId, { ...task.checklist.get(itemId), ...change } as Item),
      })
    : plan
}

function knownItem({ checklist }: Task, itemId: string): Item {
  const item = checklist.get(itemId)
  if (!item) throw new Refused('checklist.itemUnknown')
  return item
}

function refuseBadItem(task: Task, itemId: string, item: ChecklistItem, { project }: By) {
  const { description, assigneeId, startOn, endOn } = item
  if (task.checklist.some((rival, id) => id !== itemId && sameName(rival.description, description)))
    throw new Refused('checklist.itemRepeated')
  if (startOn && endOn && endOn < startOn) throw new Refused('checklist.endBeforeStart')
  const outside = [startOn, endOn].some((day) => day !== null && (day < task.startOn || day > task.endOn))
  if (outside) throw new Refused('checklist.outsideDeadline', { item: description })
  if (assigneeId && !takesPart(project, assigneeId)) throw new Refused('checklist.assigneeUnknown')
}
