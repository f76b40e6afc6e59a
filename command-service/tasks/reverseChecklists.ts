import { isByOthers, type Later, lastOf, refusedFor } from '../rules/later'
import { valuesBack } from '../rules/valuesBack'
import type { Item, Plan } from './planState'
import type { PlanReversals } from './reversals'
import { standingTask } from './reverseTasks'

type Event = 'ChecklistItemAdded' | 'ChecklistItemChanged' | 'ChecklistItemTicked' | 'ChecklistItemRemoved'
type OfItem = { taskId: string; itemId: string }

/** How what was done to checklists is taken back. */
export const reverseChecklists: PlanReversals<Event> = {
  ChecklistItemAdded: ({ projectId, taskId, itemId }, plan, { since, by }) => {
    if (!standingTask(plan, taskId, since).checklist.has(itemId)) return []
    const last = lastOf(since, { taskId, itemId }, (later) => isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: ['checklist'] })
    return [
      {
        command: { type: 'RemoveChecklistItem', data: { projectId, taskId, itemId } },
        as: 'RemoveChecklistItem',
        outrun,
      },
    ]
  },

  ChecklistItemChanged: ({ projectId, taskId, itemId, before, ...set }, plan, { since }) => {
    const ofItem = { taskId, itemId }
    const now = standingItem(plan, ofItem, since)
    const { values, outrun } = valuesBack({ record: ofItem, set, before, now, since })
    if (Object.keys(values).length === 0) return []
    return [
      {
        command: { type: 'ChangeChecklistItem', data: { projectId, ...ofItem, ...values } },
        as: 'ChangeChecklistItem',
        outrun,
      },
    ]
  },

  ChecklistItemTicked: ({ projectId, taskId, itemId, before: { done } }, plan, { since }) =>
    standingItem(plan, { taskId, itemId }, since).done === done
      ? []
      : [
          {
            command: { type: 'TickChecklistItem', data: { projectId, taskId, itemId, done } },
            as: 'TickChecklistItem',
          },
        ],

  ChecklistItemRemoved: ({ projectId, taskId, itemId, before: { done, ...item } }, plan, { since }) => {
    if (standingTask(plan, taskId, since).checklist.has(itemId)) return []
    const ofItem = { projectId, taskId, itemId }
    return [
      { command: { type: 'AddChecklistItem', data: { ...ofItem, ...item } }, as: 'AddChecklistItem' },
      { command: { type: 'TickChecklistItem', data: { ...ofItem, done } }, as: 'TickChecklistItem' },
    ]
  },
}

function standingItem(plan: Plan, { taskId, itemId }: OfItem, since: readonly Later[]): Item {
  const item = standingTask(plan, taskId, since).checklist.get(itemId)
  if (item) return item
  throw refusedFor('undo.deletedSince', lastOf(since, { taskId, itemId }))
}
