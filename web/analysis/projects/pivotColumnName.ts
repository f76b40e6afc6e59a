import type { PivotChoice } from './analysisChoice'
import type { AnalysisWords } from './analysisWords'
import type { Pivot } from './pivotOf'

/** What a column of a pivot is called: what its projects have in common, or how many of such there are. */
export const pivotColumnName = (
  { name, others }: Pivot['columns'][number],
  choice: PivotChoice,
  words: AnalysisWords,
): string => (others > 0 ? words.t('pivot.others', { count: others }) : words.group(choice.columns, name))
