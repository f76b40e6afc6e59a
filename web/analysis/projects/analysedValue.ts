import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import type { Answer } from '@prumo/contracts/index'

export type AnalysedProject = Answer<'projectAnalysis'>['projects'][number]

/** Of a figure of a project: `null` where it has none, `hidden` where the reader may not see it. */
type AnalysedValue = number | null | 'hidden'

/** A figure of a project. What is hidden has no value here, whatever came with it. */
export function analysedValue(project: AnalysedProject, { name, group }: FigureColumn): AnalysedValue {
  const isHidden = { work: false, money: project.hidden.includes('finance'), risks: project.hidden.includes('risks') }
  const cells = isHidden[group] ? null : project[group]
  return cells === null ? 'hidden' : (cells[name] ?? null)
}

/** What a figure of a project is counted in: figures of two of these are neither added nor compared. */
export function countedIn({ currency, unit }: AnalysedProject, { measure }: FigureColumn): string {
  if (measure.unit === 'amount') return currency
  return measure.unit === 'work' ? (unit ?? '') : ''
}
