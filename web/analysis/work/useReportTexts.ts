import { useTranslation } from 'react-i18next'
import { isCost } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

/** What a report says of itself, on the page, in files and in print: what it counts, how much of it, and its hash. */
export function useReportTexts() {
  const { t } = useTranslation()
  return ({ curve, counts }: ShownCurve, texts: CurveTexts) => {
    const { coverage, baseline, revisions, zone, formulas, hash } = curve
    return {
      basis: [
        t(`analysis.weight.${counts}`),
        t('analysis.coverage', { counted: coverage.counted, count: coverage.total }),
        baseline
          ? t('analysis.against', { name: baseline.name, day: texts.day(baseline.asOfOn) })
          : t('analysis.againstOwnDays'),
        ...(isCost(counts) || counts === 'effort' ? [t(`analysis.actualFrom.${counts}`)] : []),
        t('analysis.progressOn'),
      ],
      standing: [
        revisions.ledger === null
          ? t('analysis.revision', { plan: revisions.plan })
          : t('analysis.revisions', { plan: revisions.plan, ledger: revisions.ledger }),
        t('analysis.zone', { zone: t([`timeZone.${zone}`, 'analysis.zoneItself'], { zone }) }),
        t('analysis.formulas', { version: formulas }),
        t('analysis.hash', { hash }),
      ],
    }
  }
}
