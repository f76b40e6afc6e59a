import { makeStyles } from '@fluentui/react-components'
import { FlagRegular } from '@fluentui/react-icons'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { PriorityMark } from '../PriorityMark'
import type { CellEditing } from './cellEditing'
import { EditableCell } from './EditableCell'

const useStyles = makeStyles({ root: { flexShrink: 0, lineHeight: 1, marginRight: 0 } })

/** The priority before the title of a task, changed where it stands. */
export function EditablePriority({ task, editing }: { task: ListedTask; editing: CellEditing }) {
  const styles = useStyles()
  return (
    <EditableCell
      field="priority"
      task={task}
      editing={editing}
      className={styles.root}
      sign={task.priority === 'none' && <FlagRegular />}
    >
      <PriorityMark priority={task.priority} />
    </EditableCell>
  )
}
