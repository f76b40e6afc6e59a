import { MenuItem } from '@fluentui/react-components'
import { CheckboxCheckedRegular } from '@fluentui/react-icons'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardMenu, type CardMenuProps } from '../platform/cards/CardMenu'
import { useChoice } from '../platform/selection/chosen'
import { DeleteTaskDialog } from './DeleteTaskDialog'

type Props = CardMenuProps & { projectId: string; task: TaskCard }

/** All that can be done with a task without dragging it. */
export function TaskMenu({ projectId, task, onClose, ...menu }: Props) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const gone = useRef(false)
  const { chosen, toggle } = useChoice(task.taskId)
  const choose = (
    <MenuItem
      icon={<CheckboxCheckedRegular />}
      onClick={() => {
        onClose()
        toggle(false)
      }}
    >
      {t(chosen ? 'bulk.leaveOut' : 'bulk.chooseTask')}
    </MenuItem>
  )
  if (!deleting)
    return (
      <CardMenu
        {...menu}
        cardId={task.taskId}
        columnId={task.stepId}
        more={choose}
        removal={t('command.DeleteTask')}
        onRemove={() => setDeleting(true)}
        onClose={onClose}
      />
    )
  return (
    <DeleteTaskDialog
      projectId={projectId}
      task={task}
      onDeleted={() => {
        gone.current = true
      }}
      onClosed={() => onClose(gone.current)}
    />
  )
}
