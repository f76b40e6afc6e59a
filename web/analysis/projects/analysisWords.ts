import type { Grouping, ProjectFact } from '@prumo/contracts/analysis/analysisChoice'
import { columnName } from '@prumo/contracts/analysis/columnName'
import { type WorkUnit, workUnits } from '@prumo/contracts/analysis/curve'
import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { showMonth } from '@prumo/contracts/formats/days'
import type { TFunction } from 'i18next'
import { curveTexts } from '../work/curveTexts'
import { closedFact } from './projectFacts'

/** How figures and facts of projects are written in the reader's language. */
export type AnalysisWords = ReturnType<typeof analysisWords>

export function analysisWords(t: TFunction, language: string) {
  const made = new Map<string, ReturnType<typeof curveTexts>>()
  /** `of`: what is counted, a unit of work or a currency. */
  const textsOf = (of: string) => {
    const counts: WorkUnit = workUnits.find((each) => each === of) ?? 'tasks'
    const texts = made.get(of) ?? curveTexts({ t, language, counts, currency: of })
    made.set(of, texts)
    return texts
  }
  /** A fact, as it is recorded; what has none says so, and so does what the reader may not see. */
  const fact = (name: ProjectFact, value: string): string => {
    if (value === '') return ''
    if (name === 'status') return t(`projectStatus.${value}`)
    if (name !== 'plannedEndMonth') return value
    return value === closedFact ? t('projectAnalysis.hidden') : showMonth(value, language)
  }
  return {
    t,
    language,
    /** Of a figure, or of a fact of projects. */
    nameOf: (key: string): string => columnName(key, (text, holes) => t(text, { ...holes })),
    value: ({ measure }: FigureColumn, of: string, value: number) => textsOf(of).ofMeasure(measure.unit, value),
    short: ({ measure }: FigureColumn, of: string, value: number) =>
      textsOf(of).short(measure.unit === 'amount' ? value / 100 : value),
    /** What figures of a column are counted in. */
    unit: ({ measure }: FigureColumn, of: string) =>
      measure.unit === 'work' ? textsOf(of).unit : measure.unit === 'amount' ? of : t(`measureUnit.${measure.unit}`),
    fact,
    /** What a group of projects is called: the fact that they have in common. */
    group: (grouping: Grouping, name: string) => fact(grouping, name) || t('projectAnalysis.without'),
  }
}
