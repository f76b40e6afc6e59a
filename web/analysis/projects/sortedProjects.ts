import { type ProjectFact, projectFacts } from '@prumo/contracts/analysis/analysisChoice'
import { type FigureColumn, figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { type ProjectStatus, projectStatuses } from '../../projects/projectStatuses'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'
import { factOf, factPlaceOf } from './projectFacts'

/** By a figure, by a fact, or by what projects are called. */
export type AnalysisSort = { key: string; descending: boolean }

type Compare = (first: AnalysedProject, second: AnalysedProject) => number

/** Values first, each currency by itself, then projects without one, then those whose figure is hidden. */
export function sortedProjects(projects: readonly AnalysedProject[], { key, descending }: AnalysisSort) {
  const column = figureColumns.get(key)
  const fact = projectFacts.find((each) => each === key)
  const way = descending ? -1 : 1
  const compare: Compare = column
    ? byFigure(column, way)
    : fact
      ? byFact(fact, way)
      : (first, second) => way * byName(first, second)
  return projects.toSorted((first, second) => compare(first, second) || byName(first, second))
}

const byName: Compare = (first, second) =>
  compareTexts(first.pitch, second.pitch) || compareTexts(first.projectId, second.projectId)

const placeOf = (value: ReturnType<typeof analysedValue>) => (value === 'hidden' ? 2 : value === null ? 1 : 0)

const byFigure =
  (column: FigureColumn, way: number): Compare =>
  (first, second) => {
    const [former, latter] = [analysedValue(first, column), analysedValue(second, column)]
    if (typeof former !== 'number' || typeof latter !== 'number') return placeOf(former) - placeOf(latter)
    return compareTexts(countedIn(first, column), countedIn(second, column)) || way * (former - latter)
  }

const byFact =
  (fact: ProjectFact, way: number): Compare =>
  (first, second) => {
    const [former, latter] = [factOf[fact](first), factOf[fact](second)]
    return factPlaceOf(former) - factPlaceOf(latter) || way * compareFacts(fact, former, latter)
  }

/** Of two values of a fact, which comes first in a list. */
export function compareFacts(fact: ProjectFact, former: string, latter: string): number {
  if (fact !== 'status') return compareTexts(former, latter)
  const place = (status: string) => projectStatuses.indexOf(status as ProjectStatus)
  return place(former) - place(latter)
}
