import { DeleteRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { commentAnchor } from '../discussion/commentAddress'
import { addresses } from '../platform/addresses'
import { CopyLink } from '../platform/layout/CopyLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { ToolButton } from '../platform/layout/ToolButton'
import { Failure } from '../platform/server/failure'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { ClosedByTasks } from './ClosedByTasks'
import { EntryForm } from './EntryForm'
import { EntryRelations } from './EntryRelations'
import { EntryTabs } from './EntryTabs'
import { attachments, discussion } from './entryParts'
import { EntryInstallments } from './settling/EntryInstallments'
import { withMonthNames } from './withMonthNames'

type Props = {
  projectId: string
  entryId: string
  /** The entries of the list in its order: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (entryId: string) => void
  onClose: () => void
}

/** An entry beside the ledger it was opened from. */
export function EntryDrawer({ projectId, entryId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const language = useLanguage()
  const { run } = useCommand((_, failure) => withReason(failure, language))
  const [isGoing, setGoing] = useState(false)
  const [tab, setTab] = useState<unknown>(useLocation().hash.startsWith(commentAnchor('')) ? 'comments' : 'details')
  // What is being deleted is not asked for again.
  const { data, error, mutate } = useQuery('entry', isGoing ? null : { projectId, entryId })
  const entry = data?.entryId === entryId ? data : undefined
  const mayEdit = can('finance', 'editOnly')
  const remove = async () => {
    const texts = { done: t('done.DeleteEntry'), failed: t('ledger.notDeleted') }
    setGoing(true)
    if (await run('DeleteEntry', { projectId, entryId }, texts)) onClose()
    else setGoing(false)
  }
  return (
    <ItemDrawer
      title={entry?.title}
      kind={t('query.entry')}
      size="large"
      closing={t('ledger.close')}
      siblings={{ ids: siblings, previous: t('ledger.previous'), next: t('ledger.next'), onOpen }}
      tools={
        <>
          <CopyLink address={addresses.finance(projectId, entryId)} />
          {mayEdit && entry && (
            <ToolButton label={t('command.DeleteEntry')} icon={<DeleteRegular />} onClick={() => void remove()} />
          )}
        </>
      }
      tabs={<EntryTabs tab={tab} onTab={setTab} discusses={can('discussion', 'viewOnly')} />}
      record={entryId}
      onClose={onClose}
    >
      {error?.status === 404 ? (
        <EmptyState title={t('ledger.gone')} text={t('ledger.goneText')} />
      ) : (
        <FailureBar failure={error} onRetry={() => void mutate()} />
      )}
      {!entry && !error && <Loading rows={8} shape="fields" />}
      {entry && tab === 'details' && <ClosedByTasks entry={entry} />}
      {entry && tab === 'details' && <EntryRelations entry={entry} mayEdit={mayEdit} />}
      {entry && tab === 'details' && (
        <EntryInstallments key={`installments ${entryId}`} entry={entry} mayEdit={mayEdit} />
      )}
      {entry && tab === 'details' && (
        <EntryForm key={entryId} entry={entry} mayEdit={mayEdit} refresh={() => mutate()} />
      )}
      <Suspense fallback={<Loading rows={8} />}>
        {entry && tab === 'comments' && (
          <discussion.Part projectId={projectId} target={{ kind: 'entry', id: entryId }} />
        )}
        {entry && tab === 'files' && <attachments.Part projectId={projectId} target={{ kind: 'entry', id: entryId }} />}
      </Suspense>
      {entry && tab === 'details' && can('actionLog', 'viewOnly') && (
        <TextLink to={addresses.projectActionLog(projectId, { record: entryId })}>{t('ledger.log')}</TextLink>
      )}
    </ItemDrawer>
  )
}

/** Why an entry was not deleted, and what to do about it. */
const withReason = (failure: Failure, language: string): Failure =>
  failure.code === 'access.noPermission'
    ? new Failure('entry.noPermission.delete', failure.status, {}, [], failure.requestId)
    : withMonthNames(failure, language)
