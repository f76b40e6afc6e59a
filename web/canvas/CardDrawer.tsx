import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { CopyLink } from '../platform/layout/CopyLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { ToolButton } from '../platform/layout/ToolButton'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { CardForm } from './CardForm'
import { DeleteCardDialog } from './DeleteCardDialog'

type Props = {
  projectId: string
  cardId: string
  /** The cards of the canvas in their order: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (cardId: string) => void
  onClose: () => void
}

/** A card beside the canvas it was opened from. */
export function CardDrawer({ projectId, cardId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const { can } = useProjectRights(projectId)
  const { data, error, mutate } = useQuery('card', { projectId, cardId })
  const card = data?.cardId === cardId ? data : undefined
  const mayEdit = can('canvas', 'editOnly')
  return (
    <ItemDrawer
      title={card?.title}
      kind={t('query.card')}
      closing={t('canvas.closeCard')}
      siblings={{
        ids: siblings,
        previous: t('canvas.previousCard'),
        next: t('canvas.nextCard'),
        isHeld: deleting,
        onOpen,
      }}
      tools={
        <>
          <CopyLink address={addresses.canvas(projectId, cardId)} />
          {mayEdit && card && (
            <ToolButton label={t('command.DeleteCard')} icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
          )}
        </>
      }
      record={cardId}
      onClose={onClose}
    >
      {error?.status === 404 ? (
        <EmptyState title={t('canvas.noCard')} text={t('canvas.noCardText')} />
      ) : (
        <FailureBar failure={error} onRetry={() => void mutate()} />
      )}
      {!card && !error && <Loading rows={8} shape="fields" />}
      {card && <CardForm key={cardId} card={card} mayEdit={mayEdit} refresh={() => mutate()} />}
      {card && can('actionLog', 'viewOnly') && (
        <TextLink to={addresses.projectActionLog(projectId, { record: cardId })}>{t('canvas.history')}</TextLink>
      )}
      {deleting && card && (
        <DeleteCardDialog
          projectId={projectId}
          card={card}
          onClosed={(deleted) => (deleted ? onClose() : setDeleting(false))}
        />
      )}
    </ItemDrawer>
  )
}
