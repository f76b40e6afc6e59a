import { Button, Dialog, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import type { CanvasArea } from '@prumo/contracts/canvas/queries'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'

type Props = { projectId: string; areas: readonly CanvasArea[]; mayEdit: boolean; onClosed: () => void }
type Deleted = Answer<'deletedCards'>[number]

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '220px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

/** The cards that were deleted, why and by whom, each with the way back. */
export function DeletedCardsDialog({ projectId, areas, mayEdit, onClosed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data, error, mutate } = useQuery('deletedCards', { projectId })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClosed()}>
      <DialogPanel title={t('canvas.deletedTitle')} actions={<Button onClick={onClosed}>{t('close')}</Button>}>
        <FailureBar failure={error} onRetry={() => void mutate()} />
        {!data && !error && <Loading rows={3} />}
        {data?.length === 0 && <Text>{t('canvas.noneDeleted')}</Text>}
        <ul className={styles.list}>
          {data?.map((card) => (
            <li key={card.cardId} className={styles.row}>
              <DeletedCard projectId={projectId} card={card} areas={areas} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      </DialogPanel>
    </Dialog>
  )
}

type RowProps = { projectId: string; card: Deleted; areas: readonly CanvasArea[]; mayEdit: boolean }

function DeletedCard({ projectId, card, areas, mayEdit }: RowProps) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { run, sending } = useCommand()
  const { cardId, title, reason, deletedAt, deletedBy, areaName } = card
  const [areaId, setAreaId] = useState((areaName === null ? areas[0]?.areaId : card.areaId) ?? '')
  const deletion = { at: showInstant(deletedAt), name: deletedBy }
  return (
    <>
      <div className={styles.what}>
        <Text weight="semibold">{title}</Text>
        <Text size={200} className={styles.quiet}>
          {[areaName ?? t('canvas.areaGone'), t(deletedBy ? 'canvas.deletedBy' : 'canvas.deletedAt', deletion)].join(
            ' · ',
          )}
        </Text>
        <Text size={200} className={styles.quiet}>
          {t('canvas.reasonWas', { reason })}
        </Text>
      </div>
      {mayEdit && areaName === null && (
        <Select
          aria-label={t('canvas.restoreTo', { title })}
          value={areaId}
          onChange={(_, { value }) => setAreaId(value)}
        >
          {areas.map(({ areaId: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {mayEdit && (
        <Button
          aria-label={t('canvas.restoreCard', { title })}
          disabledFocusable={sending || !areaId}
          onClick={() => void run('RestoreCard', { projectId, cardId, areaId }, { done: t('done.RestoreCard') })}
        >
          {t('command.RestoreCard')}
        </Button>
      )}
    </>
  )
}
