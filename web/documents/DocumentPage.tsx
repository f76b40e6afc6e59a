import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { CopyLink } from '../platform/layout/CopyLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { useOpenRecord } from '../platform/layout/openRecord'
import { TabsInSight } from '../platform/layout/TabsInSight'
import { TextLink } from '../platform/layout/TextLink'
import { useFilters } from '../platform/lists/useFilters'
import { PrintButton } from '../platform/paper/PrintButton'
import type { MakePaper } from '../platform/paper/paper'
import { PeopleAtItem } from '../platform/presence/PeopleAtItem'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useQuery } from '../platform/server/useQuery'
import { useFeatureNames } from '../platform/texts/useFeatureNames'
import { useProjectRights } from '../projects/useProjectRights'
import { AskedNotice } from './AskedNotice'
import { DocumentMenu } from './DocumentMenu'
import { DocumentStatusBadge } from './DocumentStatusBadge'
import { type DocumentView, documentViews } from './documentViews'
import { isAsked } from './isAsked'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '32px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  tabs: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
})

type Props = { projectId: string; documentId: string }

/** One document: its content, its form and its approvers. The address says which of these is shown. */
export function DocumentPage({ projectId, documentId }: Props) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { can } = useProjectRights(projectId)
  const namesOf = useFeatureNames()
  const [{ view }, setView] = useFilters('view')
  const { data: document, error, mutate } = useQuery('document', { projectId, documentId })
  useOpenRecord(document?.title)
  const paper = usePrinted(projectId, documentId)

  if (error?.status === 404)
    return (
      <EmptyState title={t('documents.gone')} text={t('documents.goneText')}>
        <ButtonLink to={addresses.projectDocuments(projectId)}>{t('documents.backToList')}</ButtonLink>
      </EmptyState>
    )
  if (error?.code === 'access.contentClosed')
    return (
      <EmptyState
        title={t('documents.closed')}
        text={t('documents.closedText', { features: namesOf([error.details.features].flat()) })}
      >
        <ButtonLink to={addresses.projectDocuments(projectId)}>{t('documents.backToList')}</ButtonLink>
      </EmptyState>
    )
  if (!document) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />

  const mayEdit = can('documents', 'editOnly') && document.deletedAt === null
  const shown = documentViews.find((each) => each.view === view) ?? documentViews[0]
  const created = { name: document.authorName || t('person.erased'), at: showInstant(document.createdAt) }
  return (
    <div className={styles.root}>
      <div>
        <TextLink to={addresses.projectDocuments(projectId)}>{t('documents.backToList')}</TextLink>
        <div className={styles.head}>
          <h2 className={styles.title}>{document.title}</h2>
          {document.number && <Text className={styles.quiet}>{document.number}</Text>}
          <DocumentStatusBadge status={document.status} />
          <CopyLink address={addresses.document(projectId, documentId)} />
          <PrintButton paper={paper} />
          {mayEdit && <DocumentMenu document={document} />}
          <PeopleAtItem id={documentId} />
        </div>
        <Text size={200} className={styles.quiet}>
          {t('documents.created', created)}
        </Text>
      </div>
      {document.deletedAt && <DeletedBar document={document} mayRestore={can('documents', 'editOnly')} />}
      <TabsInSight
        className={styles.tabs}
        label={t('documents.views')}
        open={shown.view}
        tabs={documentViews.map(({ view: value }) => ({ value, name: t(`documents.view.${value}`) }))}
        onOpen={(value) => setView('view', value === documentViews[0].view ? '' : value)}
      />
      <ShownView key={documentId} view={shown} document={document} mayEdit={mayEdit} />
    </div>
  )
}

type ViewProps = { view: DocumentView; document: Answer<'document'>; mayEdit: boolean }

/**
 * A view of the document. What people were asked about is held until its editor wants to change it; whoever is asked
 * while it is edited takes nothing from its editor's hands.
 */
function ShownView({ view: { Shown, changes }, document, mayEdit }: ViewProps) {
  const [isReleased, setReleased] = useState(!isAsked(document))
  const warns = changes && mayEdit && isAsked(document)
  return (
    <>
      {warns && <AskedNotice document={document} onRelease={isReleased ? undefined : () => setReleased(true)} />}
      <Shown document={document} mayEdit={mayEdit} isHeld={warns === true && !isReleased} />
    </>
  )
}

function DeletedBar({ document, mayRestore }: { document: Answer<'document'>; mayRestore: boolean }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const { run, sending } = useCommand()
  const { projectId, documentId, deletedAt, deletedByName, deletionReason } = document
  const deletion = { name: deletedByName ?? '', at: showInstant(deletedAt ?? ''), reason: deletionReason }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('documents.deletedBy', deletion)}</MessageBarBody>
      {mayRestore && (
        <MessageBarActions>
          <Button
            size="small"
            disabledFocusable={sending}
            onClick={() => void run('RestoreDocument', { projectId, documentId }, { done: t('done.RestoreDocument') })}
          >
            {t('command.RestoreDocument')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}

/** The document on paper, with its rounds, read anew. */
function usePrinted(projectId: string, documentId: string): MakePaper {
  const ask = useFetchQuery()
  const past = usePast()
  return async () => {
    const [{ PrintedDocument }, document, signOff] = await Promise.all([
      import('./PrintedDocument'),
      ask('document', { projectId, documentId }),
      ask('signOff', { projectId, documentId }),
    ])
    return { title: document.title, body: <PrintedDocument document={document} signOff={signOff} past={past} /> }
  }
}
