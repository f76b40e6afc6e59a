import type { EarnedValueCurve } from '@prumo/contracts/analysis/curve'
import { daysBetween } from '../../platform/formats/dates'
import type { CurveTexts } from './curveTexts'

type Curve = Pick<EarnedValueCurve, 'statusOn' | 'figures' | 'ends' | 'coverage' | 'leftOut'>

/**
 * What a curve says, in words. How late the work is comes from when it ends against the baseline's end and from SV, in
 * time and in what is counted: never from SPI, which comes to 1 however late something was finished.
 */
export function conclusionOf(curve: Curve, texts: CurveTexts): string {
  const { counted, total } = curve.coverage
  if (counted === 0) return nothingCounts(curve, texts)
  const standing = standingOf(curve, texts)
  return counted < total ? `${standing} ${texts.t('analysis.says.partly', { counted, count: total })}` : standing
}

function standingOf(curve: Curve, texts: CurveTexts): string {
  const { finishedOn } = curve.ends
  if (finishedOn !== null && finishedOn <= curve.statusOn) return finished(finishedOn, curve, texts)
  if ((curve.figures.earnedValue ?? 0) <= 0) return notBegun(curve, texts)
  return [
    texts.t('analysis.says.running', { on: texts.day(curve.statusOn), ...running(curve, texts) }),
    sums(curve, texts),
  ]
    .filter(Boolean)
    .join(' ')
}

function nothingCounts({ coverage, leftOut }: Curve, { t }: CurveTexts): string {
  if (coverage.total === 0) return t('analysis.says.noTasks')
  const baselineLacks = leftOut.some(({ because, count }) => because === 'noBaseline' && count > 0)
  return t(baselineLacks ? 'analysis.says.noBaseline' : 'analysis.says.nothingCounts')
}

function finished(finishedOn: string, { ends: { baselineEndOn } }: Curve, texts: CurveTexts): string {
  const on = texts.day(finishedOn)
  if (baselineEndOn === null) return texts.t('analysis.says.finishedAlone', { on })
  return texts.t('analysis.says.finished', { on, end: againstBaseline(finishedOn, baselineEndOn, texts) })
}

function notBegun({ statusOn, figures, ends: { baselineEndOn } }: Curve, texts: CurveTexts): string {
  const on = texts.day(statusOn)
  const due = (figures.plannedValue ?? 0) > 0
  return texts.t(due ? 'analysis.says.notBegunLate' : 'analysis.says.notBegun', {
    on,
    planned: texts.work(figures.plannedValue ?? 0),
    end: baselineEndOn === null ? '–' : texts.day(baselineEndOn),
  })
}

function running({ figures, ends }: Curve, texts: CurveTexts) {
  const { t } = texts
  const late = -(figures.scheduleVarianceTime ?? 0)
  const count = Math.round(Math.abs(late))
  const standing =
    count === 0 ? t('analysis.says.onTime') : t(late > 0 ? 'analysis.says.behind' : 'analysis.says.ahead', { count })
  const { expectedEndOn, baselineEndOn } = ends
  const end =
    expectedEndOn === null || baselineEndOn === null
      ? t('analysis.says.noTrend')
      : t('analysis.says.ends', {
          on: texts.day(expectedEndOn),
          end: againstBaseline(expectedEndOn, baselineEndOn, texts),
        })
  return { standing, end }
}

function againstBaseline(endOn: string, baselineEndOn: string, { t }: CurveTexts): string {
  const count = daysBetween(baselineEndOn, endOn)
  if (count === 0) return t('analysis.says.thatDay')
  return t(count > 0 ? 'analysis.says.later' : 'analysis.says.earlier', { count: Math.abs(count) })
}

/** What was done of what was due; with the cost, where it is known in the same unit. */
function sums({ figures }: Curve, texts: CurveTexts): string {
  const { earnedValue, plannedValue, costVariance } = figures
  if (earnedValue === null || earnedValue === undefined || plannedValue === null || plannedValue === undefined)
    return ''
  const done = texts.t('analysis.says.done', { earned: texts.work(earnedValue), planned: texts.work(plannedValue) })
  if (costVariance === null || costVariance === undefined || costVariance === 0) return done
  const more = texts.work(Math.abs(costVariance))
  return `${done} ${texts.t(costVariance < 0 ? 'analysis.says.dearer' : 'analysis.says.cheaper', { more })}`
}
