import type { Answer } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { ReportStanding } from '../reports/ReportStanding'
import type { ReportQuestion } from '../reports/reportAddress'
import type { SingleFlow } from './curveSeries'
import { DeliveryTable } from './DeliveryTable'
import { deliveriesFigure } from './deliveriesFigure'
import type { MoneyFlow } from './moneyChoices'
import { useMoneyWords } from './useMoneyWords'
import { useOpenWhy } from './useOpenWhy'
import { chartsOf } from './usualFlow'
import { whyOfGroup } from './whyOfGroup'

type Deliveries = Answer<'moneyByDelivery'>

type Props = { deliveries: Deliveries; flow: MoneyFlow; reportQuestion: ReportQuestion }

/** What entries plan and came to by what they are for, with what is not allocated: together what the ledger says. */
export function DeliveriesSection({ deliveries, flow, reportQuestion }: Props) {
  return (
    <>
      <ReportStanding report={deliveries} reportQuestion={reportQuestion} />
      {chartsOf(flow).map((each) => (
        <DeliveriesOfFlow key={each} deliveries={deliveries} flow={each} />
      ))}
    </>
  )
}

function DeliveriesOfFlow({ deliveries, flow }: { deliveries: Deliveries; flow: SingleFlow }) {
  const words = useMoneyWords(deliveries.currency)
  const open = useOpenWhy()
  const figure = useMemo(() => deliveriesFigure({ deliveries, flow }, words), [deliveries, flow, words])
  return (
    <>
      <MeasureFigure
        figure={figure}
        fileName={figure.title}
        onOpen={(key, index) => {
          const row = deliveries.rows[index]
          if (row) open(whyOfGroup(key, flow, row))
        }}
      />
      <DeliveryTable deliveries={deliveries} flow={flow} money={words.money} />
    </>
  )
}
