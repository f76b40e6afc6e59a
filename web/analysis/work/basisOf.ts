import type { CurveStep } from '@prumo/contracts/analysis/curve'
import { type Counted, isCost } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

/** The words of what is left out: of a ledger, entries are. */
const leftOutOf = (counts: Counted) => (counts === 'ledger' ? 'leftOutEntries' : 'leftOutBecause')

/** What a curve counts, of how much, and what it leaves out. `by`: the step that was asked for. */
export function basisOf({ curve, counts }: ShownCurve, by: CurveStep, { t, day }: CurveTexts): string {
  const { coverage, baseline } = curve
  return [
    t(`analysis.weight.${counts}`),
    t('analysis.coverage', { counted: coverage.counted, count: coverage.total }),
    baseline ? t('analysis.against', { name: baseline.name, day: day(baseline.asOfOn) }) : t('analysis.againstOwnDays'),
    ...(isCost(counts) || counts === 'effort' ? [t(`analysis.actualFrom.${counts}`)] : []),
    t('analysis.progressOn'),
    ...(curve.knownFrom === null ? [] : [t('analysis.knownFrom', { day: day(curve.knownFrom) })]),
    ...(curve.by === by ? [] : [t('analysis.wider', { step: t(`analysis.stepName.${curve.by}`) })]),
    ...curve.leftOut.map(({ because, count }) =>
      t('analysis.leftOutNote', { what: t(`analysis.${leftOutOf(counts)}.${because}`, { count }) }),
    ),
  ].join(' ')
}
