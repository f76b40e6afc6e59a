import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { useNarrow } from '../platform/layout/useNarrow'
import { useQuery } from '../platform/server/useQuery'
import { ApprovalPane, type Decide } from './ApprovalPane'
import { ApprovalQueue } from './ApprovalQueue'

const useStyles = makeStyles({
  both: { display: 'grid', gridTemplateColumns: 'minmax(260px, 340px) 1fr', gap: tokens.spacingHorizontalXL },
  single: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  queue: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  keys: { color: tokens.colorNeutralForeground3, '& ul': { margin: '4px 0 0', paddingLeft: '18px' } },
})

/** The approver's place: what waits, and whatever of it is open, on one screen and by keyboard alone. */
export function ApprovalsScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const navigate = useNavigate()
  const { projectId, documentId } = useParams()
  const { data, error, mutate } = useQuery('approvals', {})
  const list = useRef<HTMLDivElement>(null)
  const decide = useRef<Decide>(null)
  const isOpen = projectId !== undefined && documentId !== undefined
  // Who comes to the one document that waits need not choose; who goes back to the list stays there.
  const isArrival = useRef(true)
  useEffect(() => {
    if (!data) return
    const [only] = data.total === 1 ? data.items : []
    if (isArrival.current && !isOpen && only)
      navigate(addresses.approval(only.projectId, only.documentId), { replace: true })
    isArrival.current = false
  }, [data, isOpen, navigate])
  const backToList = () => requestAnimationFrame(() => list.current?.focus())

  const queue = data && data.items.length > 0 && (
    <div className={styles.queue}>
      <Text size={200}>
        {t('approval.count', { count: data.total })}
        {data.unseen > 0 && ` · ${t('approval.unseen', { count: data.unseen })}`}
      </Text>
      <ApprovalQueue
        items={data.items}
        openId={documentId}
        listRef={list}
        onOpen={(item) => navigate(addresses.approval(item.projectId, item.documentId))}
        onDecide={(act) => decide.current?.(act)}
      />
      {!narrow && <Keys />}
    </div>
  )
  // Each has a pane of its own: what the one before shows is never taken for the content of the next.
  const pane = isOpen && (
    <ApprovalPane
      key={documentId}
      projectId={projectId}
      documentId={documentId}
      decide={decide}
      onClosed={backToList}
    />
  )
  return (
    <Page title={t('navigation.approvals')}>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data && !error && <Loading />}
      {data && !queue && !pane && <EmptyState title={t('approval.none')} text={t('approval.noneText')} />}
      {narrow ? (
        <div className={styles.single}>
          {pane && (
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowLeftRegular />}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => navigate(addresses.approvals())}
            >
              {t('approval.back')}
            </Button>
          )}
          {pane || queue}
        </div>
      ) : (
        (queue || pane) && (
          <div className={queue ? styles.both : styles.single}>
            {queue}
            {pane || <EmptyState title={t('approval.choose')} text={t('approval.chooseText')} />}
          </div>
        )
      )}
    </Page>
  )
}

function Keys() {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.keys}>
      <Text size={200} weight="semibold">
        {t('approval.keys.title')}
      </Text>{' '}
      <Text size={200}>{t('approval.keys.note')}</Text>
      <ul>
        {(['move', 'open', 'accept', 'approve', 'return'] as const).map((key) => (
          <li key={key}>
            <Text size={200}>{t(`approval.keys.${key}`)}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
