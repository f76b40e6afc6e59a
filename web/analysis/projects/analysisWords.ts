import { type WorkUnit, workUnits } from '@prumo/contracts/analysis/curve'
import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import type { TFunction } from 'i18next'
import { curveTexts } from '../work/curveTexts'
import { type ProjectFact, projectFacts } from './projectFacts'

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
  const nameOfColumn = ({ measure, kind }: FigureColumn) => {
    const name = t(`measure.${measure.name}`)
    return kind ? t('why.ofKind', { kind: t(`moneyCurve.flow.${kind}`), name }) : name
  }
  return {
    t,
    language,
    /** Of a figure, or of a fact of projects. */
    nameOf: (key: string): string => {
      const column = figureColumns.get(key)
      return column ? nameOfColumn(column) : t(nameOfFact[projectFacts.find((fact) => fact === key) ?? 'status'])
    },
    value: ({ measure }: FigureColumn, of: string, value: number) => textsOf(of).ofMeasure(measure.unit, value),
    short: ({ measure }: FigureColumn, of: string, value: number) =>
      textsOf(of).short(measure.unit === 'amount' ? value / 100 : value),
    /** What figures of a column are counted in. */
    unit: ({ measure }: FigureColumn, of: string) =>
      measure.unit === 'work' ? textsOf(of).unit : measure.unit === 'amount' ? of : t(`measureUnit.${measure.unit}`),
    /** A fact, as it is recorded; what has none says so. */
    fact: (fact: ProjectFact, value: string) => (fact === 'status' && value ? t(`projectStatus.${value}`) : value),
  }
}

const nameOfFact: Record<ProjectFact, string> = {
  internalCode: 'field.internalCode',
  status: 'field.status',
  manager: 'projects.manager',
  customer: 'field.customerName',
  portfolio: 'field.portfolioName',
  currency: 'field.currency',
}
