import { Button, Card, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { Table } from '../platform/lists/Table'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { ImportStateBadge } from './ImportStateBadge'
import { ImportSteps } from './ImportSteps'
import { RefusalSummary } from './RefusalSummary'
import { UndoneTasks } from './UndoneTasks'
import { useReason } from './useReason'

type Import = Answer<'import'>
const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1000px', paddingBottom: '32px' },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' },
  counts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '12px' },
  count: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
  frame: { display: 'flex', flexDirection: 'column', maxHeight: '420px' },
  push: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** An import while it runs and once it is done: what came of it, why rows were refused, and how it is undone. */
export function ImportProgress({ projectId, importId }: { projectId: string; importId: string }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { data: job, error, mutate } = useQuery('import', { projectId, importId })
  if (!job) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />
  const running = job.state === 'running' || job.state === 'undoing'
  return (
    <section className={styles.root} aria-labelledby="import-name">
      <ImportSteps current="result" />
      <div className={styles.head}>
        <SectionTitle id="import-name">{job.fileName}</SectionTitle>
        <ImportStateBadge state={job.state} />
        <Text size={200} className={styles.quiet}>
          {t('imports.startedBy', { name: job.startedBy, at: showInstant(job.startedAt) })}
        </Text>
        <div className={styles.push}>
          {(job.state === 'finished' || job.state === 'failed') && <UndoButton projectId={projectId} job={job} />}
          <ButtonLink to={addresses.imports(projectId)}>{t('imports.back')}</ButtonLink>
          {!running && (
            <ButtonLink appearance="primary" to={addresses.board(projectId)}>
              {t('imports.openBoard')}
            </ButtonLink>
          )}
        </div>
      </div>
      {running && (
        <>
          <ProgressBar
            aria-label={t('imports.progress')}
            {...(job.state === 'running' && { value: job.rowCount === 0 ? 0 : job.doneCount / job.rowCount })}
          />
          <Text role="status">{t(`imports.${job.state}`, { done: job.doneCount, count: job.rowCount })}</Text>
        </>
      )}
      {job.failure && <Failed code={job.failure} />}
      <div className={styles.counts}>
        {outcomes.map((outcome) => (
          <Card key={outcome}>
            <Text className={styles.quiet}>{t(`importOutcome.${outcome}`)}</Text>
            <span className={styles.count}>{job[outcome]}</span>
          </Card>
        ))}
      </div>
      {job.undo && <UndoneTasks undo={job.undo} />}
      <RefusedRows fileName={job.fileName} rows={job.refusedRows} />
    </section>
  )
}

function Failed({ code }: { code: string }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{reason(code)}</MessageBarTitle>
        {t('imports.failedAbout')}
      </MessageBarBody>
    </MessageBar>
  )
}

function UndoButton({ projectId, job }: { projectId: string; job: Import }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const { can } = useProjectRights(projectId)
  if (!can('imports', 'editOnly')) return null
  return (
    <ConfirmDialog
      trigger={<Button>{t('command.UndoImport')}</Button>}
      title={t('command.UndoImport')}
      action={t('command.UndoImport')}
      onConfirm={() => run('UndoImport', { projectId, importId: job.importId }, { done: t('done.UndoImport') })}
    >
      {t('imports.undoWarning')}
    </ConfirmDialog>
  )
}

function RefusedRows({ fileName, rows }: { fileName: string; rows: Import['refusedRows'] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const reason = useReason()
  if (rows.length === 0) return null
  return (
    <>
      <SectionTitle as="h3">{t('imports.refusedRows', { count: rows.length })}</SectionTitle>
      <RefusalSummary fileName={fileName} refusals={rows} />
      <div className={styles.frame}>
        <Table
          snug
          label={t('imports.refusedRows', { count: rows.length })}
          rows={rows}
          keyOf={({ row }) => String(row)}
          columns={[
            { key: 'row', name: t('imports.row'), width: '64px', align: 'end', cell: ({ row }) => row },
            {
              key: 'reason',
              name: t('imports.reason'),
              width: 'minmax(200px, 1fr)',
              cell: (refused) => reason(refused.reason, refused.details),
            },
          ]}
        />
      </div>
    </>
  )
}
