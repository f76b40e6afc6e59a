import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { Page } from '../../platform/layout/Page'
import { QuietText } from '../../platform/layout/QuietText'
import { Table } from '../../platform/lists/Table'
import { AnalysisBar } from './AnalysisBar'
import { AnalysisCharts } from './AnalysisCharts'
import { AnalysisNotes } from './AnalysisNotes'
import { AnalysisViewMenu } from './AnalysisViewMenu'
import { PivotOfProjects } from './PivotOfProjects'
import { useAnalysis } from './useAnalysis'
import { useAnalysisColumns } from './useAnalysisColumns'
import { useAnalysisTables } from './useAnalysisTables'
import type { useAnalysisViews } from './useAnalysisViews'
import { useAnalysisWords } from './useAnalysisWords'

const useStyles = makeStyles({
  charts: { display: 'flex', flexDirection: 'column', gap: '12px', flexShrink: 0 },
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  // Below a chart it keeps room for its rows: the page is scrolled then.
  below: { flexShrink: 0, minHeight: '420px' },
})

/** Figures of all projects in a table or a pivot, and a chart: narrowed and grouped without another question. */
export function AnalysisOfProjects({ views }: { views: ReturnType<typeof useAnalysisViews> }) {
  const { t } = useTranslation()
  const words = useAnalysisWords()
  const analysis = useAnalysis(views.current)
  const { choice, choose, isOffered, columns, withoutRight, on, today, shownOn, answer, failure, retry } = analysis
  const tables = useAnalysisTables(analysis, words)
  const { projects } = tables
  return (
    <Page title={t('navigation.project-analysis')}>
      <AnalysisBar
        choice={choice}
        columns={columns}
        isOffered={isOffered}
        count={projects?.length}
        words={words}
        on={on}
        today={today}
        file={tables.file}
        onChoose={choose}
        viewMenu={
          <AnalysisViewMenu
            views={views}
            choice={choice}
            isChanged={analysis.isChanged}
            onShow={analysis.showView}
            onName={analysis.nameView}
          />
        }
      />
      {views.isGone && <QuietText role="status">{t('analysisViews.gone')}</QuietText>}
      <FailureBar failure={failure} onRetry={retry} />
      {!answer && !failure && <Loading rows={12} shape="rows" />}
      {answer && <AnalysisNotes answer={answer} withoutRight={withoutRight} on={shownOn} language={words.language} />}
      {answer?.total === 0 && (
        <EmptyState title={t('projects.first')} text={t('projectAnalysis.firstText')}>
          <ButtonLink to={addresses.myProjects()}>{t('projects.title')}</ButtonLink>
        </EmptyState>
      )}
      {answer && answer.total > 0 && projects?.length === 0 && (
        <EmptyState title={t('projects.none')} text={t('projects.noneText')}>
          <Button onClick={() => choose({ search: '', status: undefined, hidesEnded: false })}>
            {t('projects.clear')}
          </Button>
        </EmptyState>
      )}
      {projects && projects.length > 0 && <Analysed analysis={analysis} tables={tables} words={words} />}
    </Page>
  )
}

type AnalysedProps = {
  analysis: ReturnType<typeof useAnalysis>
  tables: ReturnType<typeof useAnalysisTables>
  words: ReturnType<typeof useAnalysisWords>
}

/** What is drawn, and below it a row for each project, or the pivot of them. */
function Analysed({
  analysis: { choice, choose, columns, shownOn },
  tables: { rows, pivot, charts },
  words,
}: AnalysedProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { group, sort } = choice
  const nameOfGroup = useCallback((name: string) => words.group(group ?? 'status', name), [group, words])
  const tableColumns = useAnalysisColumns({ columns, nameOfGroup, words, isPast: shownOn !== undefined })
  return (
    <>
      {charts && (
        <div className={styles.charts}>
          <AnalysisCharts {...charts} />
        </div>
      )}
      <div className={mergeClasses(styles.table, charts && styles.below)}>
        {pivot ? (
          <PivotOfProjects {...pivot} words={words} />
        ) : (
          <Table
            label={t('navigation.project-analysis')}
            columns={tableColumns}
            rows={rows ?? []}
            keyOf={({ key }) => key}
            sort={sort}
            onSort={(key) => choose({ sort: { key, descending: sort.key === key && !sort.descending } })}
          />
        )}
      </div>
    </>
  )
}
