import { Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurveTexts } from '../analysis/work/curveTexts'
import { useCurveTexts } from '../analysis/work/useCurveTexts'
import { MeasureFigure } from '../platform/charts/MeasureFigure'
import { figureOfMoves } from './figureOfMoves'
import { useCurveBeside } from './useCurveBeside'

type Props = { projectId: string; curve: NonNullable<Answer<'planMoves'>['curve']> }

/** What a rescheduling does to the planned work over time, beside what it leaves alone: pace and what all will take. */
export function MovedCurve({ projectId, curve }: Props) {
  const { t } = useTranslation()
  const texts = useCurveTexts({ counts: curve.unit, currency: null })
  const beside = useCurveBeside(projectId, curve)
  const figure = useMemo(
    () => figureOfMoves({ curve, baseline: beside?.points, texts }),
    [curve, beside?.points, texts],
  )
  return (
    <>
      {beside && <AtPresentPace beside={beside} texts={texts} />}
      <MeasureFigure figure={figure} drawer="still" height={220} fileName={t('reschedule.curve')} />
    </>
  )
}

/** When and with how much work the plan ends as fast as so far; nothing where neither can be said. */
function AtPresentPace({ beside: { ends, figures }, texts }: { beside: Answer<'workCurve'>; texts: CurveTexts }) {
  const { t, day, work } = texts
  const { expectedEndOn, finishedOn } = ends
  const takes = figures.estimateAtCompletion ?? null
  const facts = [
    ...(expectedEndOn === null || finishedOn !== null ? [] : [t('reschedule.paceEnd', { end: day(expectedEndOn) })]),
    ...(takes === null ? [] : [t('reschedule.paceTakes', { work: work(takes) })]),
  ]
  if (facts.length === 0) return null
  return (
    <Text>
      {facts.join(' ')} {t('reschedule.paceStays')}
    </Text>
  )
}
