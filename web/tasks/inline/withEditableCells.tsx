import { PersonAddRegular } from '@fluentui/react-icons'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { Column } from '../../platform/lists/Table'
import type { CellEditing, CellField } from './cellEditing'
import { EditableCell } from './EditableCell'

const fieldOf: Record<string, CellField> = {
  step: 'stepId',
  assignee: 'assigneeId',
  startOn: 'startOn',
  endOn: 'endOn',
  progress: 'progress',
}

/** The same columns, with cells that are edited where they stand. */
export const withEditableCells = (columns: readonly Column<ListedTask>[], editing: CellEditing): Column<ListedTask>[] =>
  columns.map((column) => {
    const field = fieldOf[column.key]
    return field ? { ...column, cell: (task) => cellOf(field, task, column, editing) } : column
  })

const cellOf = (field: CellField, task: ListedTask, { cell }: Column<ListedTask>, editing: CellEditing) => (
  <EditableCell field={field} task={task} editing={editing} sign={isLacking(field, task) && <PersonAddRegular />}>
    {cell(task)}
  </EditableCell>
)

const isLacking = (field: CellField, task: ListedTask) => field === 'assigneeId' && task.assigneeId === null
