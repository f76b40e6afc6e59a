import { Button, makeStyles } from '@fluentui/react-components'
import type { CanvasName } from '@prumo/contracts/canvas/area'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { AddCardDialog } from './AddCardDialog'
import { CanvasBar } from './CanvasBar'
import { CanvasBoard } from './CanvasBoard'
import { CanvasLoading } from './CanvasLoading'
import { CardDrawer } from './CardDrawer'
import { DeletedCardsDialog } from './DeletedCardsDialog'
import { type Canvas, useCanvas } from './useCanvas'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    paddingBottom: '24px',
  },
})

/** The canvases of a project. The card that is open has its own address. */
export function CanvasScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [params] = useSearchParams()
  const { run, sending } = useCommand()
  const { projectId = '', itemId } = useParams()
  const { can, leads } = useProjectRights(projectId)
  const { data: project } = useQuery('project', { projectId })
  const { canvas, failure, retry, move } = useCanvas(projectId)
  const [adding, setAdding] = useState<CanvasArea>()
  const [listing, setListing] = useState(false)
  const language = useLanguage()

  if (!canvas) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <CanvasLoading />
  const shown: CanvasName = params.get('canvas') === 'business' ? 'business' : 'project'
  const at = (cardId?: string) => addresses.canvas(projectId, cardId) + search
  const mayEdit = can('canvas', 'editOnly')
  const manages = leads && mayEdit
  const areas = canvas.areas.filter((area) => area.canvas === shown)
  const layOut = () =>
    void run('LayOutCanvas', { projectId, canvas: shown, language }, { done: t('done.LayOutCanvas') })

  return (
    <div className={styles.root}>
      <CanvasBar
        projectId={projectId}
        canvas={canvas}
        shown={shown}
        mayAddArea={manages && areas.length > 0}
        onDeleted={() => setListing(true)}
      />
      {areas.length === 0 ? (
        <EmptyState title={t(`canvas.empty.${shown}`)} text={t(manages ? 'canvas.emptyText' : 'canvas.emptyWait')}>
          {manages && (
            <Button appearance="primary" disabledFocusable={sending} onClick={layOut}>
              {t('command.LayOutCanvas')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <CanvasBoard
          projectId={projectId}
          canvas={canvas}
          shown={shown}
          currency={project?.currency ?? 'BRL'}
          openCardId={itemId}
          mayEdit={mayEdit}
          mayEditRisks={can('risks', 'editOnly')}
          manages={manages}
          onMove={move}
          onOpen={(cardId) => void navigate(at(cardId))}
          onAdd={setAdding}
        />
      )}
      {adding && (
        <AddCardDialog projectId={projectId} canvas={canvas} area={adding} onClosed={() => setAdding(undefined)} />
      )}
      {listing && (
        <DeletedCardsDialog
          projectId={projectId}
          areas={canvas.areas}
          mayEdit={mayEdit}
          onClosed={() => setListing(false)}
        />
      )}
      {itemId && (
        <CardDrawer
          projectId={projectId}
          cardId={itemId}
          siblings={areas.flatMap(({ areaId }) => cardIdsIn(canvas, areaId))}
          onOpen={(cardId) => void navigate(at(cardId))}
          onClose={() => void navigate(at())}
        />
      )}
    </div>
  )
}

const cardIdsIn = ({ cards }: Canvas, of: string): string[] =>
  cards.flatMap(({ cardId, areaId }) => (areaId === of ? [cardId] : []))
