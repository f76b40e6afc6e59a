import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { fileForms, fileSorts, type ListedFile } from '@prumo/contracts/discussion/queries'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { CutText } from '../platform/lists/CutText'
import { InstantCell } from '../platform/lists/InstantCell'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { RowOpener } from '../platform/lists/RowOpener'
import { SearchFilter } from '../platform/lists/SearchFilter'
import type { Column } from '../platform/lists/Table'
import { useAddressWith } from '../platform/lists/useAddressWith'
import { useFilters } from '../platform/lists/useFilters'
import { useInstantWidth } from '../platform/lists/useInstantWidth'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { FileDrawer } from './FileDrawer'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** Files as a list: of one project, or of all that one sees. Filters, order and the open file are in the address. */
export function FileList({ projectId }: { projectId?: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [filters, setFilter, clear] = useFilters('search', 'form', 'sort', 'file')
  const search = useDeferredValue(filters.search)
  const sort = fileSorts.find((each) => each === filters.sort) ?? 'attachedAt'
  const form = fileForms.find((each) => each === filters.form)
  const pages = usePagedQuery('files', {
    projectId,
    sort,
    search: search || undefined,
    limit: 100,
    form,
  })
  const columns = useColumns(projectId === undefined)
  const filtered = filters.search !== '' || filters.form !== ''
  const open = pages.items?.find(({ fileId }) => fileId === filters.file)

  return (
    <div className={styles.root}>
      <ListFilterBar
        count={pages.first ? t('files.count', { count: pages.first.total }) : null}
        search={
          <SearchFilter
            label={t('files.search')}
            value={filters.search}
            onChange={(typed) => setFilter('search', typed)}
          />
        }
        chips={form ? [{ key: form, text: t(`files.forms.${form}`), onRemove: () => setFilter('form', '') }] : []}
        onClear={clear}
      >
        <ChoiceFilter
          label={t('files.form')}
          value={filters.form}
          choices={[
            { value: '', text: t('files.anyForm') },
            ...fileForms.map((each) => ({ value: each, text: t(`files.forms.${each}`) })),
          ]}
          onChange={(chosen) => setFilter('form', chosen)}
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
  const styles = useStyles()
  const addressWith = useAddressWith('file')
  return [
    {
      key: 'name',
      name: t('files.name'),
      width: 'minmax(170px, 2.4fr)',
      sortable: true,
      cell: (file) => <RowOpener to={addressWith(file.fileId)}>{file.name}</RowOpener>,
    },
    {
      key: 'size',
      name: t('files.size'),
      width: '84px',
      sortable: true,
      align: 'end' as const,
      cell: (file) => showBytes(file.size, language),
    },
    ...(acrossProjects
      ? [
          {
            key: 'project',
            name: t('files.project'),
            width: 'minmax(110px, 1.2fr)',
            wide: true,
            cell: (file: ListedFile) => <CutText>{file.projectPitch}</CutText>,
          },
        ]
      : []),
    {
      key: 'of',
      name: t('files.of'),
      width: 'minmax(110px, 1fr)',
      wide: true,
      cell: (file) => (
        <CutText>
          {file.targetKind === 'project' ? t('files.wholeProject') : (file.targetName ?? t('files.deletedTarget'))}
        </CutText>
      ),
    },
    {
      key: 'description',
      name: t('files.description'),
      width: 'minmax(100px, 1.2fr)',
      wide: true,
      cell: (file) =>
        file.description ? (
          <CutText>{file.description}</CutText>
        ) : (
          <span className={styles.quiet}>{t('files.noDescription')}</span>
        ),
    },
    {
      key: 'uploader',
      name: t('files.uploader'),
      width: 'minmax(100px, 1fr)',
      wide: true,
      cell: (file) => <CutText>{file.uploaderName ?? t('comments.erased')}</CutText>,
    },
    {
      key: 'attachedAt',
      name: t('files.uploadedAt'),
      width: useInstantWidth(),
      sortable: true,
      wide: true,
      cell: (file) => <InstantCell at={file.attachedAt} />,
    },
  ]
}
