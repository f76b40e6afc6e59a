import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { fileForms, fileSorts, type ListedFile } from '@prumo/contracts/discussion/queries'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { EmptyState } from '../platform/layout/EmptyState'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { RowOpener } from '../platform/lists/RowOpener'
import { SearchFilter } from '../platform/lists/SearchFilter'
import type { Column } from '../platform/lists/Table'
import { useAddressWith } from '../platform/lists/useAddressWith'
import { useFilters } from '../platform/lists/useFilters'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { FileDrawer } from './FileDrawer'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** Files as a list: of one project, or of all that one sees. Filters, order and the open file are in the address. */
export function FileList({ projectId }: { projectId?: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [filters, setFilter, clear] = useFilters('search', 'form', 'sort', 'file')
  const search = useDeferredValue(filters.search)
  const sort = fileSorts.find((each) => each === filters.sort) ?? 'attachedAt'
  const pages = usePagedQuery('files', {
    projectId,
    sort,
    search: search || undefined,
    limit: 100,
    form: fileForms.find((each) => each === filters.form),
  })
  const columns = useColumns(projectId === undefined)
  const filtered = filters.search !== '' || filters.form !== ''
  const open = pages.items?.find(({ fileId }) => fileId === filters.file)

  return (
    <div className={styles.root}>
      <ListFilterBar count={pages.first && t('files.count', { count: pages.first.total })}>
        <SearchFilter
          label={t('files.search')}
          value={filters.search}
          onChange={(typed) => setFilter('search', typed)}
        />
        <ChoiceFilter
          label={t('files.form')}
          value={filters.form}
          choices={[
            { value: '', text: t('files.anyForm') },
            ...fileForms.map((form) => ({ value: form, text: t(`files.forms.${form}`) })),
          ]}
          onChange={(form) => setFilter('form', form)}
        />
      </ListFilterBar>
      <PagedTable
        pages={pages}
        empty={
          <EmptyState
            title={t(filtered ? 'files.noMatch' : 'files.none')}
            text={t(filtered ? 'files.noMatchText' : 'files.noneYet')}
          >
            {filtered && <Button onClick={clear}>{t('projects.clear')}</Button>}
          </EmptyState>
        }
        label={t('files.title')}
        columns={columns}
        keyOf={(file) => file.fileId}
        isOpen={(file) => file.fileId === filters.file}
        onOpen={(file) => setFilter('file', file.fileId)}
        sort={{ key: sort, descending: sort !== 'name' }}
        onSort={(key) => setFilter('sort', key === 'attachedAt' ? '' : key)}
      />
      {open && <FileDrawer file={open} onClose={() => setFilter('file', '')} />}
    </div>
  )
}

function useColumns(acrossProjects: boolean): Column<ListedFile>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const addressWith = useAddressWith('file')
  return [
    {
      key: 'name',
      name: t('files.name'),
      width: 'minmax(170px, 2fr)',
      sortable: true,
      cell: (file) => (
        <RowOpener className={styles.name} to={addressWith(file.fileId)}>
          {file.name}
        </RowOpener>
      ),
    },
    {
      key: 'size',
      name: t('files.size'),
      width: '90px',
      sortable: true,
      align: 'end' as const,
      cell: (file) => showBytes(file.size, language),
    },
    ...(acrossProjects
      ? [
          {
            key: 'project',
            name: t('files.project'),
            width: 'minmax(140px, 1.2fr)',
            wide: true,
            cell: (file: ListedFile) => file.projectPitch,
          },
        ]
      : []),
    {
      key: 'of',
      name: t('files.of'),
      width: 'minmax(130px, 1fr)',
      wide: true,
      cell: (file) =>
        file.targetKind === 'project' ? t('files.wholeProject') : (file.targetName ?? t('files.deletedTarget')),
    },
    {
      key: 'description',
      name: t('files.description'),
      width: 'minmax(120px, 1.2fr)',
      wide: true,
      cell: (file) => file.description || <span className={styles.quiet}>{t('files.noDescription')}</span>,
    },
    {
      key: 'uploader',
      name: t('files.uploader'),
      width: 'minmax(120px, 1fr)',
      wide: true,
      cell: (file) => file.uploaderName ?? t('comments.erased'),
    },
    {
      key: 'attachedAt',
      name: t('files.uploadedAt'),
      width: '220px',
      sortable: true,
      wide: true,
      cell: (file) => showInstant(file.attachedAt),
    },
  ]
}
