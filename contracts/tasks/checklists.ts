import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { seen } from '../seen'
import { id } from '../values'
import { editTasks } from './planNeeds'
import { checklistItem } from './task'

const ofItem = { projectId: id, taskId: id, itemId: id }

/** Commands about the checklists of tasks. */
export const checklistCommands = {
  AddChecklistItem: z.strictObject({ ...ofItem, ...checklistItem.shape }),
  ChangeChecklistItem: z.strictObject({ ...ofItem, ...checklistItem.partial().shape, seen: seen(checklistItem.shape) }),
  TickChecklistItem: z.strictObject({ ...ofItem, done: z.boolean() }),
  RemoveChecklistItem: z.strictObject(ofItem),
}

/** The right that each of these commands needs. */
export const checklistNeeds = {
  AddChecklistItem: editTasks,
  ChangeChecklistItem: editTasks,
  TickChecklistItem: editTasks,
  RemoveChecklistItem: editTasks,
} as const satisfies Record<keyof typeof checklistCommands, Need>

const changedItem = z.strictObject({ ...ofItem, ...checklistItem.partial().shape, before: checklistItem.partial() })

/** Events about the checklists of tasks. `before` holds the values that were replaced. */
export const checklistEvents = {
  ChecklistItemAdded: event(z.strictObject({ ...ofItem, ...checklistItem.shape }), {
    of: 'taskId',
    part: 'itemId',
    begins: true,
    names: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  }),
  ChecklistItemChanged: event(changedItem, {
    of: 'taskId',
    part: 'itemId',
    names: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  }),
  ChecklistItemTicked: event(
    z.strictObject({ ...ofItem, done: z.boolean(), before: z.strictObject({ done: z.boolean() }) }),
    { of: 'taskId', part: 'itemId' },
  ),
  ChecklistItemRemoved: event(
    z.strictObject({
      ...ofItem,
      before: z.strictObject({ ...checklistItem.shape, done: z.boolean() }),
    }),
    { of: 'taskId', part: 'itemId', ends: true },
  ),
}

/** Codes of the refusals about the checklists of tasks. */
export const checklistRefusals = [
  'checklist.itemUnknown',
  'checklist.idTaken',
  'checklist.itemRepeated',
  'checklist.outsideDeadline',
  'checklist.endBeforeStart',
  'checklist.assigneeUnknown',
] as const
