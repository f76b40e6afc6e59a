import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { FigureOf } from '../../platform/charts/figureOf'
import { analysedValue, countedIn } from './analysedValue'
import type { AnalysisGroup } from './analysisRows'
import type { AnalysisWords } from './analysisWords'
import type { Grouping } from './projectFacts'
import { isSummed, sumsOf } from './sumsOf'

/** More bars than these are too thin to be told apart. */
const mostBars = 60
const minutesOfHour = 60

type Bar = { name: string; value: number; count: number; projectId?: string }

/** A chart with what each of its bars is of: a project, or a group of them. */
type AnalysisFigure = { key: string; figure: FigureOf; projectIds: readonly (string | undefined)[] }

type Of = {
  column: FigureColumn
  groups: readonly AnalysisGroup[]
  grouping: Grouping | undefined
  nameOfGroup: (group: string) => string
}

/** A column as charts, one of each currency or unit that it is counted in: a bar for each group, or each project. */
export function analysisFigures(of: Of, words: AnalysisWords): AnalysisFigure[] {
  const { column, groups } = of
  const all = groups.flatMap(({ projects }) => projects)
  const units = new Set(
    all.flatMap((project) => (typeof analysedValue(project, column) === 'number' ? [countedIn(project, column)] : [])),
  )
  return [...units].sort().map((unit) => {
    const bars = barsOf(of, unit)
    return { key: unit, figure: figureOf(of, unit, bars, words), projectIds: bars.map(({ projectId }) => projectId) }
  })
}

function barsOf({ column, groups, grouping, nameOfGroup }: Of, unit: string): Bar[] {
  if (grouping && isSummed(column))
    return groups.flatMap(({ name, projects }) =>
      sumsOf(projects, column)
        .filter(({ of }) => of === unit)
        .map(({ value, count }) => ({ name: nameOfGroup(name), value, count })),
    )
  return groups.flatMap(({ projects }) =>
    projects.flatMap((project) => {
      const value = analysedValue(project, column)
      if (typeof value !== 'number' || countedIn(project, column) !== unit) return []
      return [{ name: project.pitch, value, count: 1, projectId: project.projectId }]
    }),
  )
}

function figureOf(
  { column, groups, grouping }: Of,
  unit: string,
  bars: readonly Bar[],
  words: AnalysisWords,
): FigureOf {
  const { t } = words
  const isMinutes = column.measure.unit === 'work' && unit === 'effort'
  const back = (value: number) => (isMinutes ? value * minutesOfHour : value)
  const show = (value: number) => words.value(column, unit, back(value))
  const shown = bars.slice(0, mostBars)
  const unitName = words.unit(column, unit)
  const name = words.nameOf(column.name)
  return {
    title: unitName === '' || !isSummed(column) || column.measure.unit === 'count' ? name : `${name} (${unitName})`,
    conclusion: conclusionOf({ column, groups, unit, bars, name }, words),
    places: shown.map(({ name: place }) => place),
    placesAre: 'words',
    placesName: grouping && isSummed(column) ? words.nameOf(grouping) : t('field.project'),
    series: [
      {
        key: column.name,
        name,
        look: column.name.startsWith('planned') ? 'planned' : 'realized',
        mark: 'bar',
        values: shown.map(({ value }) => (isMinutes ? value / minutesOfHour : value)),
      },
    ],
    unitName,
    show,
    showShort: (value) => words.short(column, unit, value),
    valuesAre: column.measure.unit === 'amount' ? 'cents' : 'numbers',
    notes:
      shown.length < bars.length ? [t('projectAnalysis.firstBars', { shown: shown.length, count: bars.length })] : [],
  }
}

type Concluded = Pick<Of, 'column' | 'groups'> & { unit: string; bars: readonly Bar[]; name: string }

/** Which bar is the highest and which the lowest, what they come to together, and of how many projects that is told. */
function conclusionOf({ column, groups, unit, bars, name }: Concluded, words: AnalysisWords): string {
  const { t } = words
  const ordered = bars.toSorted((first, second) => second.value - first.value)
  const [most, least] = [ordered[0], ordered.at(-1)]
  if (!most || !least) return name
  const write = (value: number) => words.value(column, unit, value)
  const counted = bars.reduce((sum, { count }) => sum + count, 0)
  const all = groups.reduce((sum, { projects }) => sum + projects.length, 0)
  const sum = isSummed(column) ? write(bars.reduce((before, { value }) => before + value, 0)) : undefined
  return [
    t('projectAnalysis.so', {
      name,
      most: write(most.value),
      mostOf: most.name,
      least: write(least.value),
      leastOf: least.name,
    }),
    sum === undefined ? '' : t('projectAnalysis.soSum', { sum }),
    t('projectAnalysis.soOf', { counted, count: all }),
  ]
    .filter(Boolean)
    .join(' ')
}
