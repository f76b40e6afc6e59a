import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Tooltip,
} from '@fluentui/react-components'
import { DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/api'
import { EmptyState } from '../platform/EmptyState'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { TextLink } from '../platform/TextLink'
import { useNarrow } from '../platform/useNarrow'
import { useProjectRights } from '../projects/useProjectRights'
import { CardForm } from './CardForm'
import { DeleteCardDialog } from './DeleteCardDialog'

type Props = { projectId: string; cardId: string; onClose: () => void }

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '24px' },
  tools: { display: 'flex', gap: '2px' },
})

/** A card beside the canvas it was opened from. */
export function CardDrawer({ projectId, cardId, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [deleting, setDeleting] = useState(false)
  const { can } = useProjectRights(projectId)
  const { data, error, mutate } = useQuery('card', { projectId, cardId })
  const card = data?.cardId === cardId ? data : undefined
  const mayEdit = can('canvas', 'editOnly')
  return (
    <OverlayDrawer
      open
      position="end"
      size={narrow ? 'full' : 'medium'}
      onOpenChange={(_, { open }) => !open && onClose()}
      aria-label={card?.title ?? t('query.card')}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2' }}
          action={
            <div className={styles.tools}>
              {mayEdit && card && (
                <Tooltip content={t('command.DeleteCard')} relationship="label">
                  <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
                </Tooltip>
              )}
              <Tooltip content={t('canvas.closeCard')} relationship="label">
                <Button appearance="subtle" icon={<DismissRegular />} onClick={onClose} />
              </Tooltip>
            </div>
          }
        >
          {card?.title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error?.status === 404 ? (
          <EmptyState title={t('canvas.noCard')} text={t('canvas.noCardText')} />
        ) : (
          <FailureBar failure={error} onRetry={() => void mutate()} />
        )}
        {!card && !error && <Loading rows={8} />}
        {card && <CardForm key={cardId} card={card} mayEdit={mayEdit} />}
        {card && can('actionLog', 'viewOnly') && (
          <TextLink to={`/projects/${projectId}/action-log?record=${cardId}`}>{t('canvas.history')}</TextLink>
        )}
      </DrawerBody>
      {deleting && card && (
        <DeleteCardDialog
          projectId={projectId}
          card={card}
          onClosed={(deleted) => (deleted ? onClose() : setDeleting(false))}
        />
      )}
    </OverlayDrawer>
  )
}
