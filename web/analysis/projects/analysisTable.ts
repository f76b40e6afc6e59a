import { projectFacts } from '@prumo/contracts/analysis/analysisChoice'
import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import type { TableCell } from '../../platform/tables/tableCell'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'
import type { AnalysisWords } from './analysisWords'
import { fileCell } from './fileCell'
import { factOf } from './projectFacts'

/** The rows in view for a spreadsheet program: values as such, and what is hidden said to be so. */
export function analysisTable(projects: readonly AnalysedProject[], columns: readonly string[], words: AnalysisWords) {
  const { t } = words
  const figures = columns.flatMap((name) => figureColumns.get(name) ?? [])
  const isCounted = (unit: FigureColumn['measure']['unit']) => figures.some(({ measure }) => measure.unit === unit)
  // An amount needs its currency beside it, and an effort its unit, whatever else is shown.
  const facts = projectFacts.filter(
    (fact) => columns.includes(fact) || fact === 'manager' || (fact === 'currency' && isCounted('amount')),
  )
  const hasUnit = isCounted('work')
  const headers = [
    t('field.project'),
    ...facts.map(words.nameOf),
    ...(hasUnit ? [t('projectAnalysis.workUnit')] : []),
    ...figures.map((column) => headerOf(column, words)),
  ]
  const rows = projects.map((project): TableCell[] => [
    project.pitch,
    ...facts.map((fact) =>
      fact === 'manager' ? project.managerNames.join(', ') : words.fact(fact, factOf[fact](project)),
    ),
    ...(hasUnit ? [project.unit && project.work ? t(`analysis.unit.${project.unit}`) : ''] : []),
    ...figures.map((column) => cellOf(project, column, words)),
  ])
  return { headers, rows }
}

function headerOf(column: FigureColumn, { t, nameOf }: AnalysisWords): string {
  const name = nameOf(column.name)
  return column.measure.unit === 'percent'
    ? `${name} (%)`
    : column.measure.unit === 'workingDays'
      ? `${name} (${t('analysis.unit.workingDays')})`
      : name
}

function cellOf(project: AnalysedProject, column: FigureColumn, { t }: AnalysisWords): TableCell {
  const value = analysedValue(project, column)
  if (value === 'hidden') return t('projectAnalysis.hidden')
  if (value === null) return ''
  return fileCell(column, countedIn(project, column), value)
}
