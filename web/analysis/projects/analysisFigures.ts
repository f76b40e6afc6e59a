import type { Grouping } from '@prumo/contracts/analysis/analysisChoice'
import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { FigureOf } from '../../platform/charts/figureOf'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'
import type { AnalysisGroup } from './analysisRows'
import type { AnalysisWords } from './analysisWords'
import { type Bar, barFigure } from './barFigure'
import { isSummed, sumsOf } from './sumsOf'

type ProjectBar = Bar & { projectId?: string }

/** A chart with what each of its bars is of: a project, or a group of them. */
export type AnalysisFigure = { key: string; figure: FigureOf; projectIds: readonly (string | undefined)[] }

type Of = {
  column: FigureColumn
  groups: readonly AnalysisGroup[]
  grouping: Grouping | undefined
  nameOfGroup: (group: string) => string
}

/** What the figures of projects are counted in, as far as the reader may see them. */
export const unitsOf = (projects: readonly AnalysedProject[], column: FigureColumn): string[] =>
  [
    ...new Set(
      projects.flatMap((project) =>
        typeof analysedValue(project, column) === 'number' ? [countedIn(project, column)] : [],
      ),
    ),
  ].sort()

/** A column as charts, one of each currency or unit that it is counted in: a bar for each group, or each project. */
export function analysisFigures(of: Of, words: AnalysisWords): AnalysisFigure[] {
  const { column, groups, grouping } = of
  const all = groups.flatMap(({ projects }) => projects)
  const isGrouped = grouping !== undefined && isSummed(column)
  return unitsOf(all, column).map((unit) => {
    const bars = isGrouped ? groupBars(of, unit) : projectBars(of, unit)
    const series = {
      key: column.name,
      name: words.nameOf(column.name),
      look: column.name.startsWith('planned') ? 'planned' : 'realized',
      values: bars.map(({ value }) => value),
    } as const
    const placesName = isGrouped ? words.nameOf(grouping) : words.t('field.project')
    const places = bars.map(({ name }) => name)
    const figure = barFigure({ column, unit, bars, all: all.length, places, placesName, series: [series] }, words)
    return { key: unit, figure, projectIds: bars.map(({ projectId }) => projectId) }
  })
}

const groupBars = ({ column, groups, nameOfGroup }: Of, unit: string): ProjectBar[] =>
  groups.flatMap(({ name, projects }) =>
    sumsOf(projects, column)
      .filter(({ of }) => of === unit)
      .map(({ value, count }) => ({ name: nameOfGroup(name), value, count })),
  )

const projectBars = ({ column, groups }: Of, unit: string): ProjectBar[] =>
  groups.flatMap(({ projects }) =>
    projects.flatMap((project) => {
      const value = analysedValue(project, column)
      if (typeof value !== 'number' || countedIn(project, column) !== unit) return []
      return [{ name: project.pitch, value, count: 1, projectId: project.projectId }]
    }),
  )
