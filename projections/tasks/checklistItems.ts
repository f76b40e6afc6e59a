import { projection } from '../projection'

type Item = {
  itemId: string
  taskId: string
  projectId: string
  description: string
  assigneeId: string | null
  startOn: string | null
  endOn: string | null
  done: boolean
  addedAt: string
  addedPosition: number
}

/** One row per item of a task's checklist. */
export const checklistItems = projection<Item>({
  table: 'tasks_checklist_items',
  version: 2,
  key: 'itemId',

  columns: (table) => {
    for (const id of ['item_id', 'task_id', 'project_id']) table.uuid(id).notNullable()
    table.text('description').notNullable()
    table.uuid('assignee_id')
    table.date('start_on')
    table.date('end_on')
    table.boolean('done').notNullable()
    table.timestamp('added_at').notNullable()
    // A copied project has all its items from one moment.
    table.bigInteger('added_position').notNullable()
    table.index(['organization_id', 'project_id', 'task_id'])
  },

  on: {
    ChecklistItemAdded: (_, item, { at, position }) => ({ ...item, done: false, addedAt: at, addedPosition: position }),
    ChecklistItemChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<Item>) },
    ChecklistItemTicked: (row, { done }) => row && { ...row, done },
    ChecklistItemRemoved: () => null,
  },
})
