import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Step } from '@prumo/contracts/tasks/queries'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { neighbourFor } from '../platform/cards/cardOrder'
import { MoveItems } from '../platform/cards/MoveItems'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { newId } from '../platform/newId'
import { useCommand } from '../platform/server/useCommand'
import { stepDialog } from './taskParts'

type Props = { projectId: string; step: Step; steps: readonly Step[] }

/** Edit, move and remove a step. Removing it is undone by adding it again. */
export function StepMenu({ projectId, step, steps }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const [editing, setEditing] = useState(false)
  const { stepId, name, description, taskLimit, finishes, lockedFields } = step
  const ids = steps.map((each) => each.stepId)
  const addAgain = async () => {
    const again = { projectId, stepId: newId() }
    if (!(await run('AddStep', { ...again, name, description, taskLimit, finishes }))) return
    const next = ids[ids.indexOf(stepId) + 1]
    if (next) await run('MoveStep', { ...again, beforeStepId: next })
    if (lockedFields.length > 0) await run('LockStepFields', { ...again, fields: lockedFields as never })
  }
  const remove = () =>
    void run('RemoveStep', { projectId, stepId }, { done: t('done.RemoveStep'), undo: () => void addAgain() })
  return (
    <>
      <MoreMenu label={t('board.stepActions', { name })}>
        <MenuItem icon={<EditRegular />} onClick={() => setEditing(true)}>
          {t('command.ChangeStep')}
        </MenuItem>
        <MoveItems
          way="sideways"
          toward={(direction) => neighbourFor(ids, stepId, direction)}
          onMove={(beforeStepId) => void run('MoveStep', { projectId, stepId, beforeStepId })}
        />
        <MenuDivider />
        <MenuItem icon={<DeleteRegular />} onClick={remove}>
          {t('command.RemoveStep')}
        </MenuItem>
      </MoreMenu>
      <Suspense>
        {editing && <stepDialog.Part projectId={projectId} step={step} onClosed={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}
