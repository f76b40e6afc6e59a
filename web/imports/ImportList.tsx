import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { CutText } from '../platform/lists/CutText'
import { InstantCell } from '../platform/lists/InstantCell'
import { RowOpener } from '../platform/lists/RowOpener'
import { Table } from '../platform/lists/Table'
import { useInstantWidth } from '../platform/lists/useInstantWidth'
import { useQuery } from '../platform/server/useQuery'
import { ImportStateBadge } from './ImportStateBadge'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  frame: { display: 'flex', flexDirection: 'column', maxHeight: '300px' },
})

/** The imports that were, the latest first. */
export function ImportList({ projectId, mayImport }: { projectId: string; mayImport: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { data, error, mutate } = useQuery('imports', { projectId })
  const instantWidth = useInstantWidth()
  if (!data) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={3} />
  if (data.length === 0) return mayImport ? null : <EmptyState title={t('imports.none')} text={t('imports.noneText')} />
  return (
    <section className={styles.root} aria-label={t('imports.past')}>
      <SectionTitle>{t('imports.past')}</SectionTitle>
      <div className={styles.frame}>
        <Table
          snug
          label={t('imports.past')}
          rows={data}
          keyOf={({ importId }) => importId}
          onOpen={({ importId }) => void navigate(addresses.imports(projectId, importId))}
          columns={[
            {
              key: 'file',
              name: t('imports.file'),
              width: 'minmax(140px, 2fr)',
              cell: ({ importId, fileName }) => (
                <RowOpener to={addresses.imports(projectId, importId)}>{fileName}</RowOpener>
              ),
            },
            {
              key: 'state',
              name: t('imports.state'),
              width: '120px',
              cell: ({ state }) => <ImportStateBadge state={state} />,
            },
            {
              key: 'by',
              name: t('imports.by'),
              width: 'minmax(120px, 1fr)',
              wide: true,
              cell: ({ startedBy }) => <CutText>{startedBy}</CutText>,
            },
            {
              key: 'at',
              name: t('imports.at'),
              width: instantWidth,
              wide: true,
              cell: ({ startedAt }) => <InstantCell at={startedAt} />,
            },
            {
              key: 'added',
              name: t('importOutcome.added'),
              width: '120px',
              align: 'end',
              wide: true,
              cell: ({ added }) => added,
            },
            {
              key: 'changed',
              name: t('importOutcome.changed'),
              width: '100px',
              align: 'end',
              wide: true,
              cell: ({ changed }) => changed,
            },
            {
              key: 'refused',
              name: t('importOutcome.refused'),
              width: '104px',
              align: 'end',
              cell: ({ refused }) => refused,
            },
          ]}
        />
      </div>
    </section>
  )
}
