import { type ProjectFact, projectFacts } from '@prumo/contracts/analysis/analysisChoice'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { useMemo } from 'react'
import { addresses } from '../../platform/addresses'
import { QuietText } from '../../platform/layout/QuietText'
import { useLinkLook } from '../../platform/layout/useLinkLook'
import { useNarrow } from '../../platform/layout/useNarrow'
import { WhyMeasure } from '../../platform/layout/WhyMeasure'
import { CutText } from '../../platform/lists/CutText'
import type { Column } from '../../platform/lists/Table'
import { ProjectStatusBadge } from '../../projects/ProjectStatusBadge'
import type { AnalysedProject } from './analysedValue'
import type { AnalysisRow } from './analysisRows'
import type { AnalysisWords } from './analysisWords'
import { FigureCell } from './FigureCell'
import { factOf } from './projectFacts'
import { ReachLink } from './ReachLink'
import { SumCell } from './SumCell'

type Of = {
  columns: readonly string[]
  nameOfGroup: (group: string) => string
  words: AnalysisWords
  /** Whether the figures are those of nights. */
  isPast: boolean
}

/** The columns of the table: what a project is called, which stays in sight, and what was chosen. */
export function useAnalysisColumns({ columns, nameOfGroup, words, isPast }: Of): Column<AnalysisRow>[] {
  const link = useLinkLook().root
  const narrow = useNarrow()
  const names = columns.join()
  return useMemo(() => {
    const first: Column<AnalysisRow> = {
      key: 'pitch',
      name: words.t('field.project'),
      width: narrow ? '140px' : 'minmax(200px, 2fr)',
      sortable: true,
      stays: true,
      cell: (row) =>
        row.of === 'sum' ? (
          <SumHead row={row} nameOfGroup={nameOfGroup} words={words} />
        ) : (
          <ReachLink to={addresses.overview(row.project.projectId)} className={link}>
            <CutText>{row.project.pitch}</CutText>
          </ReachLink>
        ),
    }
    return [first, ...names.split(',').map((name) => columnOf(name, words, isPast))]
  }, [names, nameOfGroup, words, isPast, link, narrow])
}

function columnOf(name: string, words: AnalysisWords, isPast: boolean): Column<AnalysisRow> {
  const fact = projectFacts.find((each) => each === name)
  const column = figureColumns.get(name)
  const shared = { key: name, name: words.nameOf(name), sortable: true, wraps: true }
  if (column)
    return {
      ...shared,
      width: 'minmax(148px, 1fr)',
      align: 'end',
      beside: <WhyMeasure measure={column.measure} name={shared.name} />,
      cell: (row) =>
        row.of === 'sum' ? (
          <SumCell projects={row.projects} column={column} words={words} />
        ) : (
          <FigureCell project={row.project} column={column} words={words} isPast={isPast} />
        ),
    }
  return {
    ...shared,
    width: 'minmax(112px, 1fr)',
    cell: (row) => row.of === 'project' && fact && <Fact fact={fact} project={row.project} words={words} />,
  }
}

type FactProps = Pick<Of, 'words'> & { fact: ProjectFact; project: AnalysedProject }

function Fact({ fact, project, words }: FactProps) {
  if (fact === 'status') return <ProjectStatusBadge status={project.status} />
  return (
    <CutText>{fact === 'manager' ? project.managerNames.join(', ') : words.fact(fact, factOf[fact](project))}</CutText>
  )
}

type SumHeadProps = Pick<Of, 'nameOfGroup' | 'words'> & { row: Extract<AnalysisRow, { of: 'sum' }> }

function SumHead({ row: { group, projects }, nameOfGroup, words: { t } }: SumHeadProps) {
  return (
    <div>
      <strong>
        <CutText>{group === undefined ? t('projectAnalysis.all') : nameOfGroup(group)}</CutText>
      </strong>
      <QuietText block>{t('projects.count', { count: projects.length })}</QuietText>
    </div>
  )
}
