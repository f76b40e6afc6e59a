import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { type ReactNode, useContext } from 'react'
import { RowInReach } from '../../platform/lists/rowInReach'
import { useCellStyles } from '../../platform/lists/useCellStyles'
import { cellEditor } from '../taskParts'
import type { CellEditing, CellField } from './cellEditing'
import { useCellName } from './useCellName'

const useStyles = makeStyles({
  root: { display: 'inline-block' },
  /** What has no value yet shows its sign when its row is pointed at or in focus. */
  lacking: {
    '& svg': { opacity: 0 },
    ':is([role=row]:hover *) svg': { opacity: 1 },
    ':is([role=row]:focus-within *) svg': { opacity: 1 },
    '@media (hover: none)': { '& svg': { opacity: 1 } },
    color: tokens.colorNeutralForeground3,
    lineHeight: 1,
    verticalAlign: 'middle',
  },
})

type Props = {
  field: CellField
  task: ListedTask
  editing: CellEditing
  className?: string | undefined
  /** Stands there where the task has no value for it. */
  sign?: ReactNode
  children: ReactNode
}

/** A field of a task in its row: a button that changes it, for whoever may. */
export function EditableCell({ field, task, editing, className, sign, children }: Props) {
  const styles = useStyles()
  const { root } = useCellStyles()
  const isInReach = useContext(RowInReach)
  const name = useCellName(field, task)
  if (!editing.mayEdit(task)) return children
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-haspopup={field === 'startOn' || field === 'endOn' || field === 'progress' ? 'dialog' : 'menu'}
      tabIndex={isInReach ? 0 : -1}
      className={mergeClasses(root, styles.root, sign ? styles.lacking : undefined, className)}
      onPointerEnter={cellEditor.fetch}
      onFocus={cellEditor.fetch}
      onClick={(event) => {
        event.stopPropagation()
        editing.edit({ field, task, target: event.currentTarget })
      }}
    >
      {sign || children}
    </button>
  )
}
