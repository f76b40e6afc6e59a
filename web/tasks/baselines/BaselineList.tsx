import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { Baseline } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { EmptyState } from '../../platform/layout/EmptyState'
import { useNarrow } from '../../platform/layout/useNarrow'
import { RowOpener } from '../../platform/lists/RowOpener'
import { type Column, Table } from '../../platform/lists/Table'
import { inPast, usePast } from '../../platform/server/past'
import { useCommand } from '../../platform/server/useCommand'
import { useLanguage } from '../../platform/texts/useLanguage'

const useStyles = makeStyles({
  cell: { display: 'grid', justifyItems: 'start' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

type Props = { projectId: string; baselines: readonly Baseline[]; manages: boolean }

/** Every baseline with its day and who saved it; each opens what differs from it now. */
export function BaselineList({ projectId, baselines, manages }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const past = usePast()
  const columns = useBaselineColumns(projectId, manages)
  if (baselines.length === 0) return <EmptyState title={t('baselines.none')} text={t('baselines.noneText')} />
  return (
    <>
      <Text>{t('baselines.choose')}</Text>
      <Table
        label={t('navigation.baselines')}
        columns={columns}
        rows={baselines}
        keyOf={({ baselineId }) => baselineId}
        onOpen={(baseline) => void navigate(inPast(past, comparedWithNow(projectId, baseline)))}
        snug
      />
    </>
  )
}

const comparedWithNow = (projectId: string, { baselineId }: Baseline) =>
  addresses.baselines(projectId, { from: baselineId, to: 'now' })

function useBaselineColumns(projectId: string, manages: boolean): Column<Baseline>[] {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const narrow = useNarrow()
  const { run } = useCommand()
  const saved = ({ savedAt, savedBy }: Baseline) =>
    savedBy
      ? t('baselines.savedBy', { at: showInstant(savedAt), name: savedBy })
      : t('baselines.savedAt', { at: showInstant(savedAt) })
  const name: Column<Baseline> = {
    key: 'name',
    name: t('baselines.name'),
    width: 'minmax(160px, 2fr)',
    cell: (baseline) => (
      <div className={styles.cell}>
        <RowOpener to={comparedWithNow(projectId, baseline)}>{baseline.name}</RowOpener>
        {narrow && (
          <Text size={200} className={styles.quiet}>
            {t('baselines.shows', { day: showDay(baseline.asOfOn, language) })} · {saved(baseline)}
          </Text>
        )}
      </div>
    ),
  }
  const remove: Column<Baseline> = {
    key: 'remove',
    name: t('baselines.actions'),
    width: '72px',
    align: 'end',
    cell: ({ baselineId, name }) => (
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('baselines.delete', { baseline: name })}
        title={t('baselines.delete', { baseline: name })}
        onClick={(event) => {
          event.stopPropagation()
          void run('RemoveBaseline', { projectId, baselineId }, { done: t('done.RemoveBaseline') })
        }}
      />
    ),
  }
  return [
    name,
    {
      key: 'asOfOn',
      name: t('field.asOfOn'),
      width: '150px',
      wide: true,
      cell: ({ asOfOn }) => showDay(asOfOn, language),
    },
    { key: 'saved', name: t('baselines.saved'), width: 'minmax(180px, 2fr)', wide: true, cell: saved },
    ...(manages ? [remove] : []),
  ]
}
