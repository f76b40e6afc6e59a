import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular, OpenRegular } from '@fluentui/react-icons'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { neighbourFor } from './boardOrder'
import { DeleteTaskDialog } from './DeleteTaskDialog'

type Props = {
  task: TaskCard
  target: HTMLElement
  projectId: string
  steps: readonly Step[]
  column: readonly TaskCard[]
  mayEdit: boolean
  onOpen: (taskId: string) => void
  onMove: (stepId: string, beforeTaskId: string | null) => void
  /** `gone`: the card is no longer there to go back to. */
  onClose: (gone?: boolean) => void
}

/** All that can be done with a card without dragging it. */
export function CardMenu({ task, target, projectId, steps, column, mayEdit, onOpen, onMove, onClose }: Props) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const gone = useRef(false)
  const up = neighbourFor(column, task.taskId, -1)
  const down = neighbourFor(column, task.taskId, 1)
  if (deleting)
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
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, { open, type }) => {
        if (!open && type !== 'menuItemClick') onClose()
      }}
    >
      <MenuPopover>
        <MenuList>
          <MenuItem
            icon={<OpenRegular />}
            onClick={() => {
              onClose()
              onOpen(task.taskId)
            }}
          >
            {t('board.open')}
          </MenuItem>
          {mayEdit && (
            <>
              <MenuItem
                icon={<ArrowUpRegular />}
                disabled={up === undefined}
                onClick={() => {
                  onClose()
                  onMove(task.stepId, up ?? null)
                }}
              >
                {t('board.moveUp')}
              </MenuItem>
              <MenuItem
                icon={<ArrowDownRegular />}
                disabled={down === undefined}
                onClick={() => {
                  onClose()
                  onMove(task.stepId, down ?? null)
                }}
              >
                {t('board.moveDown')}
              </MenuItem>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{t('board.moveTo')}</MenuGroupHeader>
                {steps
                  .filter(({ stepId }) => stepId !== task.stepId)
                  .map(({ stepId, name }) => (
                    <MenuItem
                      key={stepId}
                      onClick={() => {
                        onClose()
                        onMove(stepId, null)
                      }}
                    >
                      {name}
                    </MenuItem>
                  ))}
              </MenuGroup>
              <MenuDivider />
              <MenuItem icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
                {t('command.DeleteTask')}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
