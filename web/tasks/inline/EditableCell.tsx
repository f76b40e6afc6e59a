import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { type ReactNode, useContext } from 'react'
import { RowInReach } from '../../platform/lists/rowInReach'
import { cellEditor } from '../taskParts'
import type { CellEditing, CellField } from './cellEditing'
import { useCellName } from './useCellName'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    minWidth: '28px',
    minHeight: '28px',
    maxWidth: 'calc(100% + 14px)',
    margin: '-4px -7px',
    padding: '3px 6px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':is([role=row]:hover *)': shorthands.borderColor(tokens.colorNeutralStroke1),
    ':is([role=row]:focus-within *)': shorthands.borderColor(tokens.colorNeutralStroke1),
    ':hover': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (hover: none)': shorthands.borderColor(tokens.colorNeutralStroke2),
  },
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
      className={mergeClasses(styles.root, sign ? styles.lacking : undefined, className)}
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
