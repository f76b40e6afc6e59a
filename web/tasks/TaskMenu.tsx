import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardMenu, type CardMenuProps } from '../platform/cards/CardMenu'
import { DeleteTaskDialog } from './DeleteTaskDialog'

type Props = CardMenuProps & { projectId: string; task: TaskCard }

/** All that can be done with a task without dragging it. */
export function TaskMenu({ projectId, task, onClose, ...menu }: Props) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const gone = useRef(false)
  if (!deleting)
    return (
      <CardMenu
        {...menu}
        cardId={task.taskId}
        columnId={task.stepId}
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
