import type { Answer, QueryInput } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { Loading } from '../../platform/layout/Loading'
import { NotReported } from '../reports/NotReported'
import { ReportStanding } from '../reports/ReportStanding'
import type { ReportQuestion } from '../reports/reportAddress'
import { useReported } from '../reports/useReported'
import { CurveFigures } from './CurveFigures'
import { curveFigure } from './curveFigure'
import type { SingleFlow } from './curveSeries'
import { LeftOut } from './LeftOut'
import { MoneyChanges } from './MoneyChanges'
import type { MoneyFlow } from './moneyChoices'
import { moneyFigures } from './moneyFigures'
import { useMoneyWords } from './useMoneyWords'
import { useOpenWhy } from './useOpenWhy'
import { chartsOf } from './usualFlow'
import { whyOfPoint } from './whyOfPoint'

type Curve = Answer<'moneyCurve'>
type Props = {
  question: QueryInput<'moneyCurve'>
  curve: Curve
  flow: MoneyFlow
  /** Whether what was reported on the status day stands beside it. */
  isCompared: boolean
  reportQuestion: ReportQuestion
  today: string
}

/** The S-curve of a project's money: its lines, figures and words, and what has no place on it. */
export function CurveSection({ question, curve, flow, isCompared, reportQuestion, today }: Props) {
  const { projectId, statusOn, view } = question
  const words = useMoneyWords(curve.currency)
  const day = words.day(statusOn)
  const { data: reported, error, isLoading, mutate } = useReported('moneyCurve', statusOn, isCompared ? question : null)
  // Of two that are compared, the link names that of then: nothing that comes later changes it.
  const named = isCompared ? reported : curve
  if (isCompared && isLoading) return <Loading rows={10} />
  return (
    <>
      {named && <ReportStanding report={named} reportQuestion={reportQuestion} then={reported && day} />}
      {isCompared && <NotReported failure={error} onRetry={() => void mutate()} day={day} />}
      {chartsOf(flow).map((each) => (
        <CurveOfFlow key={each} statusOn={statusOn} curve={curve} reported={reported} flow={each} />
      ))}
      {reported && <MoneyChanges question={{ projectId, statusOn, view }} day={day} money={words.money} />}
      <LeftOut question={{ projectId, view: view ?? 'competence' }} curve={curve} today={today} words={words} />
    </>
  )
}

type OfFlow = { statusOn: string; curve: Curve; reported: Curve | undefined; flow: SingleFlow }

/** The chart of one flow with its figures. */
function CurveOfFlow({ statusOn, curve, reported, flow }: OfFlow) {
  const words = useMoneyWords(curve.currency)
  const open = useOpenWhy()
  const figure = useMemo(
    () => curveFigure({ curve, reported, flow, statusOn }, words),
    [curve, reported, flow, statusOn, words],
  )
  const openPoint = (key: string, index: number) => {
    const why = whyOfPoint(key, flow, figure.places[index])
    // What was reported then has no parts of now: the changes below explain it.
    if (why) open(why)
  }
  return (
    <>
      <MeasureFigure figure={figure} fileName={`${figure.title} ${statusOn}`} onOpen={openPoint} />
      <CurveFigures
        flow={flow}
        figures={moneyFigures(curve.figures, flow)}
        reported={reported && moneyFigures(reported.figures, flow)}
        money={words.money}
      />
    </>
  )
}
