import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { QuietText } from '../../platform/layout/QuietText'
import { ReportStanding } from '../reports/ReportStanding'
import type { ReportQuestion } from '../reports/reportAddress'
import type { SingleFlow } from './curveSeries'
import { flowSums } from './flowSums'
import type { MoneyFlow } from './moneyChoices'
import { monthsFigure } from './monthsFigure'
import { monthsInSight } from './monthsInSight'
import { useMoneyWords } from './useMoneyWords'
import { useOpenWhy } from './useOpenWhy'
import { chartsOf } from './usualFlow'
import { whyOfMonth } from './whyOfMonth'

const useStyles = makeStyles({ steps: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

type Months = Answer<'moneyMonths'>
type Props = {
  months: Months
  flow: MoneyFlow
  statusOn: string
  reportQuestion: ReportQuestion
  from: string | undefined
  onFrom: (month: string) => void
}

/** What each month planned and realized, twelve of them in sight. */
export function MonthsSection({ months, flow, statusOn, reportQuestion, from, onFrom }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { rows, earlier, later } = useMemo(() => monthsInSight(months.months, from, statusOn), [months, from, statusOn])
  return (
    <>
      <ReportStanding report={months} reportQuestion={reportQuestion} />
      {(earlier || later) && (
        <div className={styles.steps}>
          <Step month={earlier} text={t('moneyCurve.earlier')} onFrom={onFrom} icon={<ChevronLeftRegular />} />
          <Step month={later} text={t('moneyCurve.later')} onFrom={onFrom} icon={<ChevronRightRegular />} />
        </div>
      )}
      {chartsOf(flow).map((each) => (
        <MonthsOfFlow key={each} months={months} rows={rows} flow={each} />
      ))}
    </>
  )
}

type StepProps = { month: string | undefined; text: string; icon: ReactElement; onFrom: (month: string) => void }

const Step = ({ month, text, icon, onFrom }: StepProps) => (
  <Button size="small" icon={icon} disabledFocusable={!month} onClick={() => month && onFrom(month)}>
    {text}
  </Button>
)

type OfFlow = { months: Months; rows: Months['months']; flow: SingleFlow }

function MonthsOfFlow({ months, rows, flow }: OfFlow) {
  const { t } = useTranslation()
  const words = useMoneyWords(months.currency)
  const open = useOpenWhy()
  const figure = useMemo(() => monthsFigure({ months, rows, flow }, words), [months, rows, flow, words])
  const beyond = flowSums([months.beyond], flow)
  return (
    <>
      <MeasureFigure
        figure={figure}
        fileName={figure.title}
        onOpen={(key, index) => open(whyOfMonth(key, flow, figure.places[index]))}
      />
      {(beyond.planned !== 0 || beyond.realized !== 0) && (
        <QuietText>
          {t('moneyCurve.beyond', { planned: words.money(beyond.planned), realized: words.money(beyond.realized) })}
        </QuietText>
      )}
    </>
  )
}
