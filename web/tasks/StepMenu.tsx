import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowRightRegular,
  DeleteRegular,
  EditRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../platform/useCommand'
import { StepDialog } from './StepDialog'

type Props = { projectId: string; step: Step; steps: readonly Step[] }

/** Edit, move and remove a step. Removing it is undone by adding it again. */
export function StepMenu({ projectId, step, steps }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const [editing, setEditing] = useState(false)
  const { stepId, name, description, taskLimit, finishes, lockedFields } = step
  const index = steps.findIndex((one) => one.stepId === stepId)
  const moveBefore = (beforeStepId: string | null) => void run('MoveStep', { projectId, stepId, beforeStepId })
  const addAgain = async () => {
    const again = { projectId, stepId: crypto.randomUUID() }
    if (!(await run('AddStep', { ...again, name, description, taskLimit, finishes }))) return
    const next = steps[index + 1]
    if (next) await run('MoveStep', { ...again, beforeStepId: next.stepId })
    if (lockedFields.length > 0) await run('LockStepFields', { ...again, fields: lockedFields as never })
  }
  const remove = () =>
    void run('RemoveStep', { projectId, stepId }, { done: t('done.RemoveStep'), undo: () => void addAgain() })
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={t('board.stepActions', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<EditRegular />} onClick={() => setEditing(true)}>
              {t('command.ChangeStep')}
            </MenuItem>
            <MenuItem
              icon={<ArrowLeftRegular />}
              disabled={index === 0}
              onClick={() => moveBefore(steps[index - 1]?.stepId ?? null)}
            >
              {t('step.moveLeft')}
            </MenuItem>
            <MenuItem
              icon={<ArrowRightRegular />}
              disabled={index === steps.length - 1}
              onClick={() => moveBefore(steps[index + 2]?.stepId ?? null)}
            >
              {t('step.moveRight')}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={<DeleteRegular />} onClick={remove}>
              {t('command.RemoveStep')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {editing && <StepDialog projectId={projectId} step={step} onClosed={() => setEditing(false)} />}
    </>
  )
}
