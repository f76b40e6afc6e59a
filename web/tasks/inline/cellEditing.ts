import type { ListedTask } from '@prumo/contracts/tasks/queries'

/** The fields that are changed in the rows of a list. */
export type CellField = 'stepId' | 'assigneeId' | 'priority' | 'startOn' | 'endOn' | 'progress'

/** The field that is being changed, of the task as it was shown then, and the button in its row. */
export type EditedCell = { field: CellField; task: ListedTask; target: HTMLElement }

/** What the cells of a list need to be edited. */
export type CellEditing = {
  mayEdit: (task: ListedTask) => boolean
  edit: (cell: EditedCell) => void
}
