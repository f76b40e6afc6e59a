import { makeStyles, tokens } from '@fluentui/react-components'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../platform/layout/QuietText'
import { RowOpener } from '../platform/lists/RowOpener'
import { DiscussionMarks } from './DiscussionMarks'
import { EarlyMark } from './EarlyMark'
import type { CellEditing } from './inline/cellEditing'
import { EditablePriority } from './inline/EditablePriority'
import { SchedulingMarks } from './SchedulingMarks'
import { sayOverlaps } from './sayOverlaps'

const useStyles = makeStyles({
  title: { display: 'flex', gap: '6px', alignItems: 'center', minWidth: 0 },
  marks: {
    display: 'inline-flex',
    gap: '8px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  number: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
})

type Props = {
  task: ListedTask
  /** Where it is open. */
  address: string
  editing: CellEditing
  withProject: boolean
}

/** The title of a task in a list, with its priority before and its marks after: too early, and what is said of it. */
export function TaskTitle({ task, address, editing, withProject }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <div className={styles.title}>
        <EditablePriority task={task} editing={editing} />
        <RowOpener to={address}>{task.title}</RowOpener>
        <span className={styles.number}>#{task.number}</span>
        <span className={styles.marks}>
          <SchedulingMarks task={task} />
          {task.startsBefore && <EarlyMark name={sayOverlaps(task.startsBefore, t)} />}
          <DiscussionMarks task={task} />
        </span>
      </div>
      {withProject && <QuietText>{task.projectPitch}</QuietText>}
    </>
  )
}
