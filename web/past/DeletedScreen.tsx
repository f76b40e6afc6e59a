import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useProjectRights } from '../projects/useProjectRights'
import { DeletedSection } from './DeletedSection'
import { useDeletedCards } from './useDeletedCards'
import { useDeletedDocuments } from './useDeletedDocuments'
import { useDeletedEntries } from './useDeletedEntries'
import { useDeletedTasks } from './useDeletedTasks'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px', maxWidth: '860px' },
})

/** What was deleted in a project, kind by kind: a look at how it was, and the way back. */
export function DeletedScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const { can } = useProjectRights(projectId)
  const sections = [
    { kind: 'tasks', ...useDeletedTasks(projectId, can) },
    { kind: 'cards', ...useDeletedCards(projectId, can) },
    { kind: 'documents', ...useDeletedDocuments(projectId, can) },
    { kind: 'entries', ...useDeletedEntries(projectId, can) },
  ]
  const failed = sections.find(({ failure }) => failure)
  const isHere = sections.every(({ isLoading }) => !isLoading)
  const isEmpty = sections.every(({ things }) => things.length === 0)
  return (
    <section className={styles.root}>
      <SectionTitle>{t('navigation.deleted')}</SectionTitle>
      <FailureBar failure={failed?.failure} onRetry={() => failed?.retry()} />
      {!isHere && !failed && <Loading rows={6} />}
      {isHere && !failed && isEmpty && <EmptyState title={t('deleted.none')} text={t('deleted.noneText')} />}
      {/* What came first would be pushed away by what stands above it. */}
      {(isHere || failed) &&
        sections.map(({ kind, things, more }) => (
          <DeletedSection key={kind} title={t(`deleted.${kind}`)} things={things} more={more} />
        ))}
    </section>
  )
}
