import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { QuietText } from '../../platform/layout/QuietText'
import type { AnalysedProject } from './analysedValue'
import type { AnalysisWords } from './analysisWords'
import { sumsOf } from './sumsOf'

type Props = { projects: readonly AnalysedProject[]; column: FigureColumn; words: AnalysisWords }

/** What figures of several projects come to, each currency or unit by itself, and of how many projects that is. */
export function SumCell({ projects, column, words }: Props) {
  return sumsOf(projects, column).map(({ of, value, count }) => (
    <div key={of}>
      <strong>{words.value(column, of, value)}</strong>
      <QuietText block align="end">
        {words.t('projectAnalysis.of', { counted: count, count: projects.length })}
      </QuietText>
    </div>
  ))
}
