import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { Page } from '../../platform/layout/Page'
import { Table } from '../../platform/lists/Table'
import { AnalysisBar } from './AnalysisBar'
import { AnalysisCharts } from './AnalysisCharts'
import { AnalysisNotes } from './AnalysisNotes'
import { analysisRows } from './analysisRows'
import { useAnalysis } from './useAnalysis'
import { useAnalysisColumns } from './useAnalysisColumns'
import { useAnalysisWords } from './useAnalysisWords'

const useStyles = makeStyles({
  charts: { display: 'flex', flexDirection: 'column', gap: '12px', flexShrink: 0 },
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  // Below a chart it keeps room for its rows: the page is scrolled then.
  below: { flexShrink: 0, minHeight: '420px' },
})

/** Figures of all projects in a table and a chart: chosen, narrowed, grouped and sorted without another question. */
export function AnalysisOfProjects() {
  const { t } = useTranslation()
  const styles = useStyles()
  const words = useAnalysisWords()
  const { choice, choose, isOffered, columns, withoutRight, on, today, shownOn, answer, groups, failure, retry } =
    useAnalysis()
  const { group, sort, chart } = choice
  const nameOfGroup = useCallback(
    (name: string) => (name === '' ? t('projectAnalysis.without') : words.fact(group ?? 'status', name)),
    [group, t, words],
  )
  const tableColumns = useAnalysisColumns({ columns, nameOfGroup, words, isPast: shownOn !== undefined })
  const rows = useMemo(() => groups && analysisRows(groups, group !== undefined), [groups, group])
  const shown = useMemo(() => groups?.flatMap(({ projects }) => projects), [groups])
  return (
    <Page title={t('navigation.project-analysis')}>
      <AnalysisBar
        choice={choice}
        columns={columns}
        isOffered={isOffered}
        shown={shown}
        words={words}
        on={on}
        today={today}
        onChoose={choose}
      />
      <FailureBar failure={failure} onRetry={retry} />
      {!answer && !failure && <Loading rows={12} shape="rows" />}
      {answer && <AnalysisNotes answer={answer} withoutRight={withoutRight} on={shownOn} language={words.language} />}
      {answer?.total === 0 && (
        <EmptyState title={t('projects.first')} text={t('projectAnalysis.firstText')}>
          <ButtonLink to={addresses.myProjects()}>{t('projects.title')}</ButtonLink>
        </EmptyState>
      )}
      {answer && answer.total > 0 && shown?.length === 0 && (
        <EmptyState title={t('projects.none')} text={t('projects.noneText')}>
          <Button onClick={() => choose({ search: '', status: undefined, hidesEnded: false })}>
            {t('projects.clear')}
          </Button>
        </EmptyState>
      )}
      {groups && rows && shown && shown.length > 0 && (
        <>
          {chart && columns.includes(chart) && (
            <div className={styles.charts}>
              <AnalysisCharts chart={chart} groups={groups} grouping={group} nameOfGroup={nameOfGroup} words={words} />
            </div>
          )}
          <div className={mergeClasses(styles.table, chart !== undefined && styles.below)}>
            <Table
              label={t('navigation.project-analysis')}
              columns={tableColumns}
              rows={rows}
              keyOf={({ key }) => key}
              sort={sort}
              onSort={(key) => choose({ sort: { key, descending: sort.key === key && !sort.descending } })}
            />
          </div>
        </>
      )}
    </Page>
  )
}
