import type { Answer } from '@prumo/contracts/index'

type Sums = Pick<Answer<'baselineComparison'>, 'before' | 'after'>

/** Whether a task of one of the plans has a cost that the reader may see. Where none has, none is shown. */
export const hasCosts = ({ before, after }: Sums): boolean => before.costCents !== null || after.costCents !== null
