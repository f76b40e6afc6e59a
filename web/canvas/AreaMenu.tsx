import { MenuItem } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { newId } from '../platform/newId'
import { useCommand } from '../platform/server/useCommand'
import { AreaDialog } from './AreaDialog'

type Props = { projectId: string; area: CanvasArea }

/** Edit and remove an area. Removing it is undone by adding it again. */
export function AreaMenu({ projectId, area }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const [editing, setEditing] = useState(false)
  const { areaId, rank: _, ...fields } = area
  const addAgain = () => void run('AddArea', { projectId, areaId: newId(), ...fields })
  const remove = () =>
    void run(
      'RemoveArea',
      { projectId, areaId },
      { done: t('done.RemoveArea'), undo: addAgain, failed: t('canvas.removeFailed', { name: area.name }) },
    )
  return (
    <>
      <MoreMenu label={t('canvas.areaActions', { name: area.name })}>
        <MenuItem icon={<EditRegular />} onClick={() => setEditing(true)}>
          {t('command.ChangeArea')}
        </MenuItem>
        <MenuItem icon={<DeleteRegular />} onClick={remove}>
          {t('command.RemoveArea')}
        </MenuItem>
      </MoreMenu>
      {editing && (
        <AreaDialog projectId={projectId} canvas={area.canvas} area={area} onClosed={() => setEditing(false)} />
      )}
    </>
  )
}
