import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { TaskChoiceMenu } from '../TaskChoiceMenu'
import type { CellField, EditedCell } from './cellEditing'
import { DayPopover } from './DayPopover'
import { ProgressPopover } from './ProgressPopover'
import { StepChoiceMenu } from './StepChoiceMenu'
import type { CellChange } from './useCellEditing'

export type CellEditorProps = {
  cell: EditedCell
  onChange: (task: ListedTask, changes: CellChange) => void
  onClose: () => void
}

/** What opens beside a cell to change it. */
export function CellEditor(props: CellEditorProps) {
  return editors[props.cell.field](props)
}

const choiceOf = (kind: 'people' | 'priority') =>
  function Choice({ cell: { task, target }, onChange, onClose }: CellEditorProps) {
    return <TaskChoiceMenu choice={{ kind, task, target }} onChoose={onChange} onClose={onClose} />
  }
const [People, Priority] = [choiceOf('people'), choiceOf('priority')]

const dayOf = (field: 'startOn' | 'endOn') =>
  function Day({ cell: { task, target }, onChange, onClose }: CellEditorProps) {
    const save = (day: string) => onChange(task, { [field]: day })
    return <DayPopover field={field} dates={task} target={target} onSave={save} onClose={onClose} />
  }

const editors: Record<CellField, (props: CellEditorProps) => React.ReactNode> = {
  stepId: ({ cell, onClose }) => <StepChoiceMenu cell={cell} onClose={onClose} />,
  assigneeId: (props) => <People {...props} />,
  priority: (props) => <Priority {...props} />,
  startOn: dayOf('startOn'),
  endOn: dayOf('endOn'),
  progress: (props) => <ProgressPopover {...props} />,
}
