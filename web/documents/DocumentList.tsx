import { Button, makeStyles } from '@fluentui/react-components'
import type { ListedDocument } from '@prumo/contracts/documents/queries'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { EmptyState } from '../platform/layout/EmptyState'
import { useNarrow } from '../platform/layout/useNarrow'
import { CutText } from '../platform/lists/CutText'
import { InstantCell } from '../platform/lists/InstantCell'
import { PagedTable } from '../platform/lists/PagedTable'
import { RowTitle } from '../platform/lists/RowTitle'
import type { Column } from '../platform/lists/Table'
import { useFilters } from '../platform/lists/useFilters'
import { useInstantWidth } from '../platform/lists/useInstantWidth'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { DocumentFilterBar, type DocumentFilters, statuses } from './DocumentFilterBar'
import { DocumentStatusBadge } from './DocumentStatusBadge'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
})

/** Documents as a list: of one project, or of all. The filters are in the address. */
export function DocumentList({ projectId }: { projectId?: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const [filters, setFilter, clear] = useFilters('search', 'project', 'status', 'approver')
  const search = useDeferredValue(filters.search)
  const pages = usePagedQuery('documents', askedBy({ ...filters, search }, projectId))
  const columns = useColumns(projectId === undefined)
  const filtered = Object.values(filters).some((value) => value !== '')
  const open = (document: { projectId: string; documentId: string }) =>
    void navigate(addresses.document(document.projectId, document.documentId))

  return (
    <div className={styles.root}>
      <DocumentFilterBar
        filters={filters}
        onFilter={setFilter}
        onClear={clear}
        projectId={projectId}
        total={pages.first?.total}
      />
      <PagedTable
        pages={pages}
        empty={
          <EmptyState
            title={t(filtered ? 'documents.noneFiltered' : 'documents.none')}
            text={t(filtered ? 'documents.noneFilteredText' : 'documents.noneText')}
          >
            {filtered && <Button onClick={clear}>{t('projects.clear')}</Button>}
          </EmptyState>
        }
        label={t('navigation.documents')}
        columns={columns}
        keyOf={({ documentId }) => documentId}
        onOpen={open}
      />
    </div>
  )
}

const askedBy = ({ search, project, status, approver }: DocumentFilters, projectId: string | undefined) => ({
  projectId: projectId ?? (project || undefined),
  search: search || undefined,
  status: statuses.find((each) => each === status),
  approverId: approver || undefined,
  deleted: status === 'deleted' ? ('yes' as const) : ('no' as const),
})

function useColumns(acrossProjects: boolean): Column<ListedDocument>[] {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const projectColumn = {
    key: 'project',
    name: t('field.project'),
    width: 'minmax(110px, 1.2fr)',
    wide: true,
    cell: ({ projectPitch }: ListedDocument) => <CutText>{projectPitch}</CutText>,
  }
  return [
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(170px, 3fr)',
      cell: ({ projectId, documentId, title, number, projectPitch }) => (
        <RowTitle
          to={addresses.document(projectId, documentId)}
          quiet={[number, acrossProjects && narrow && projectPitch].filter(Boolean).join(' · ')}
        >
          {title}
        </RowTitle>
      ),
    },
    ...(acrossProjects ? [projectColumn] : []),
    {
      key: 'status',
      name: t('documents.status'),
      width: '150px',
      cell: ({ status }) => <DocumentStatusBadge status={status} />,
    },
    {
      key: 'filled',
      name: t('documents.filled'),
      width: '104px',
      align: 'end',
      wide: true,
      cell: ({ filledCount, fieldCount }) => t('documents.filledOf', { filled: filledCount, count: fieldCount }),
    },
    {
      key: 'approvers',
      name: t('documents.approvers'),
      width: 'minmax(110px, 1fr)',
      wide: true,
      cell: ({ approvers }) => <CutText>{approvers.map(({ name }) => name || t('person.erased')).join(', ')}</CutText>,
    },
    {
      key: 'changedAt',
      name: t('documents.changed'),
      width: `minmax(${useInstantWidth()}, 1.6fr)`,
      wide: true,
      cell: ({ changedAt, changedByName }) => <InstantCell at={changedAt} by={changedByName} />,
    },
  ]
}
