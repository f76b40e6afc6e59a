import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { conclusionOf } from './conclusionOf'
import type { CurveChoice } from './curveChoice'
import { LeftOut } from './LeftOut'
import type { ShownCurve } from './useCurve'
import { useCurveTexts } from './useCurveTexts'
import { useWhy } from './useWhy'
import { WhyDrawer } from './WhyDrawer'

type Props = { projectId: string; choice: CurveChoice; report: ShownCurve }

/** No task counts: why, and where to begin. */
export function NothingToShow({ projectId, choice, report }: Props) {
  const { t } = useTranslation()
  const texts = useCurveTexts(report)
  const [open, setOpen] = useWhy()
  const lacksBaseline = report.curve.leftOut.some(({ because }) => because === 'noBaseline')
  return (
    <>
      <EmptyState title={conclusionOf(report.curve, texts)} text={t('analysis.whatFor')}>
        {lacksBaseline ? (
          <ButtonLink to={addresses.baselines(projectId)}>{t('analysis.toBaselines')}</ButtonLink>
        ) : (
          <ButtonLink to={addresses.tasks(projectId)}>{t('gantt.toTasks')}</ButtonLink>
        )}
      </EmptyState>
      <LeftOut projectId={projectId} report={report} texts={texts} onLeftOut={(leftOut) => setOpen({ leftOut })} />
      {open && <WhyDrawer projectId={projectId} question={choice} open={open} onOpen={setOpen} />}
    </>
  )
}
