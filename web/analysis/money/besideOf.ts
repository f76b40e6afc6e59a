import type { EntryKind } from '@prumo/contracts/finance/kinds'
import type { BesideMeasure } from '@prumo/contracts/finance/measures'
import type { Answer } from '@prumo/contracts/index'

type LeftOut = Answer<'moneyCurve'>['leftOut']

/** By what is asked about that which stands beside a curve for a reason. */
export const measureBeside = {
  cancelled: 'cancelledAmount',
  afterStatusDay: 'laterAmount',
  noDay: 'undatedAmount',
} as const satisfies Record<LeftOut[number]['because'], BesideMeasure>

/** What stands beside a curve of one kind, by its measure. */
export const besideOf = (leftOut: LeftOut, measure: BesideMeasure, kind: EntryKind): number =>
  leftOut
    .filter((row) => measureBeside[row.because] === measure && row.kind === kind)
    .reduce((sum, { cents }) => sum + cents, 0)
