import type { CurveStep } from '@prumo/contracts/analysis/curve'
import { isCost } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

/**
 * What a report says of itself, on the page, in files and in print: what it counts, of how much, and where it stands.
 * `then`: the same as it was reported on its status day, where both are shown. `by`: the step that was asked for.
 */
export function reportNotes(
  { report, then, by }: { report: ShownCurve; then: ShownCurve | undefined; by: CurveStep },
  texts: CurveTexts,
): string[] {
  const { t, day } = texts
  const { curve, counts } = report
  const { coverage, baseline } = curve
  const basis = [
    t(`analysis.weight.${counts}`),
    t('analysis.coverage', { counted: coverage.counted, count: coverage.total }),
    baseline ? t('analysis.against', { name: baseline.name, day: day(baseline.asOfOn) }) : t('analysis.againstOwnDays'),
    ...(isCost(counts) || counts === 'effort' ? [t(`analysis.actualFrom.${counts}`)] : []),
    t('analysis.progressOn'),
    ...(curve.knownFrom === null ? [] : [t('analysis.knownFrom', { day: day(curve.knownFrom) })]),
    ...(curve.by === by ? [] : [t('analysis.wider', { step: t(`analysis.stepName.${curve.by}`) })]),
    ...curve.leftOut.map(({ because, count }) =>
      t('analysis.leftOutNote', { what: t(`analysis.leftOutBecause.${because}`, { count }) }),
    ),
  ]
  const ofThen = then && t('analysis.report.then', { day: day(curve.statusOn), standing: standingOf(then, texts) })
  return [basis.join(' '), standingOf(report, texts), ...(ofThen ? [ofThen] : [])]
}

function standingOf({ curve: { revisions, zone, formulas, hash } }: ShownCurve, { t }: CurveTexts): string {
  const { plan, ledger } = revisions
  return [
    ledger === null ? t('analysis.revision', { plan }) : t('analysis.revisions', { plan, ledger }),
    t('analysis.zone', { zone: t([`timeZone.${zone}`, 'analysis.zoneItself'], { zone }) }),
    t('analysis.formulas', { version: formulas }),
    t('analysis.hash', { hash }),
  ].join(' · ')
}
