import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { useProjectMoney } from '../projects/useProjectMoney'
import { CardFields } from './CardFields'
import { cardIn } from './cardValues'
import { emptiedFields } from './lackingFields'
import type { Canvas } from './useCanvas'

type Props = { projectId: string; canvas: Canvas; area: CanvasArea; onClosed: () => void }

/** A new card in an area. */
export function AddCardDialog({ projectId, canvas, area, onClosed }: Props) {
  const { t } = useTranslation()
  const money = useProjectMoney(projectId)
  const inRisks = area.standardArea === 'risks'
  return (
    <CommandDialog
      type="AddCard"
      title={t('canvas.addHere', { name: area.name })}
      data={(fields, cardId) => ({ projectId, cardId, areaId: area.areaId, ...cardIn(fields, inRisks, money).card })}
      check={(fields) => ({ ...emptiedFields(fields, area), ...cardIn(fields, inRisks, money).errors })}
      onClosed={onClosed}
    >
      <CardFields projectId={projectId} canvas={canvas} area={area} />
    </CommandDialog>
  )
}
