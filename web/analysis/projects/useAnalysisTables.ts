import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { useMemo } from 'react'
import { analysisFigures } from './analysisFigures'
import { analysisRows } from './analysisRows'
import { analysisTable } from './analysisTable'
import type { AnalysisWords } from './analysisWords'
import type { AnalysisFile } from './exportAnalysis'
import { pivotFigures } from './pivotFigures'
import { pivotOf } from './pivotOf'
import { pivotTable } from './pivotTable'
import type { useAnalysis } from './useAnalysis'

type Analysis = Pick<ReturnType<typeof useAnalysis>, 'choice' | 'columns' | 'groups'>

/** What the screen makes of the projects in view: rows or a pivot, what is drawn of them, and the same as a file. */
export function useAnalysisTables({ choice, columns, groups }: Analysis, words: AnalysisWords) {
  const { group, chart } = choice
  const pivot = choice.pivot && columns.includes(choice.pivot.measure) ? choice.pivot : undefined
  const projects = useMemo(() => groups?.flatMap((each) => each.projects), [groups])
  const rows = useMemo(() => groups && analysisRows(groups, group !== undefined), [groups, group])
  const crossed = useMemo(() => projects && pivot && pivotOf(projects, pivot), [projects, pivot])
  const drawn = figureColumns.get((chart && pivot?.measure) ?? chart ?? '')
  const isDrawn = drawn !== undefined && columns.includes(drawn.name)
  const figures = useMemo(() => {
    if (!isDrawn || !groups || !projects) return undefined
    if (pivot) return pivotFigures({ projects, choice: pivot, column: drawn }, words)
    const nameOfGroup = (name: string) => words.group(group ?? 'status', name)
    return analysisFigures({ column: drawn, groups, grouping: group, nameOfGroup }, words)
  }, [isDrawn, drawn, groups, projects, pivot, group, words])
  const measure = figureColumns.get(pivot?.measure ?? '')
  return {
    projects,
    rows,
    pivot: crossed && pivot && measure && { pivot: crossed, choice: pivot, column: measure },
    charts: figures && drawn && { figures, column: drawn },
    /** Made when somebody takes it away. */
    file: (): AnalysisFile =>
      crossed && pivot && measure
        ? pivotTable({ pivot: crossed, choice: pivot, column: measure }, words)
        : analysisTable(projects ?? [], columns, words),
  }
}
