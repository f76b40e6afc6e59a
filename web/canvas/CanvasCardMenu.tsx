import type { CanvasCard } from '@prumo/contracts/canvas/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardMenu, type CardMenuProps } from '../platform/cards/CardMenu'
import { DeleteCardDialog } from './DeleteCardDialog'

type Props = CardMenuProps & { projectId: string; card: CanvasCard }

/** All that can be done with a card of the canvas without dragging it. */
export function CanvasCardMenu({ projectId, card, onClose, ...menu }: Props) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  if (deleting) return <DeleteCardDialog projectId={projectId} card={card} onClosed={onClose} />
  return (
    <CardMenu
      {...menu}
      cardId={card.cardId}
      columnId={card.areaId}
      removal={t('command.DeleteCard')}
      onRemove={() => setDeleting(true)}
      onClose={onClose}
    />
  )
}
