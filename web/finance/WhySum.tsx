import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Measure } from '@prumo/contracts/measure'
import { useTranslation } from 'react-i18next'
import type { MeasureInput } from '../platform/layout/MeasureFacts'
import { WhyMeasure } from '../platform/layout/WhyMeasure'
import { useLanguage } from '../platform/texts/useLanguage'
import { ledgerAddress } from './ledgerAddress'
import { type FigureName, ledgerFigures } from './ledgerFigures'
import { ledgerMeasures } from './ledgerMeasures'
import type { KindSummary } from './summaryOf'
import { useFigureBase } from './useFigureBase'
import { useMoney } from './useMoney'

type Props = { projectId: string; currency: string; summary: KindSummary; of: FigureName }

/** Why a sum of the entries of one kind is what it is. */
export function WhySum({ projectId, currency, summary, of }: Props) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const baseOf = useFigureBase(currency)
  const inputs = useInputs(currency)
  const measure: Measure = ledgerMeasures[of]
  const { filters, cents } = ledgerFigures[of]
  const { kind } = summary
  return (
    <WhyMeasure
      measure={measure}
      name={t('why.ofKind', { kind: t(kindTitles[kind]), name: t(`measure.${measure.name}`) })}
      value={money(cents(summary))}
      inputs={inputs(of, summary)}
      note={baseOf(of, summary)}
      drill={{ to: ledgerAddress(projectId, { kind, ...filters }), text: t('why.entries') }}
    />
  )
}

const kindTitles = { outflow: 'ledger.costs', inflow: 'ledger.inflows' } as const

/** What each sum is made of, where it is made of others. */
function useInputs(currency: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(currency)
  const sum = (name: string, cents: number): MeasureInput => [t(`measure.${name}`), money(cents)]
  const inputs: Partial<Record<FigureName, (summary: KindSummary) => MeasureInput[]>> = {
    planned: ({ paidCents, openCents, cancelledCents }) => [
      sum('ledgerPaid', paidCents),
      sum('ledgerOpen', openCents),
      sum('ledgerCancelled', cancelledCents),
    ],
    deviation: ({ realizedCents, plannedOfRealizedCents, deviationPercent }) => [
      sum('ledgerRealized', realizedCents),
      [t('why.plannedOfRealized'), money(plannedOfRealizedCents)],
      ...(deviationPercent === undefined
        ? []
        : [[t('measure.ledgerDeviationPercent'), showPercent(deviationPercent, language)] as const]),
    ],
  }
  return (name: FigureName, summary: KindSummary) => inputs[name]?.(summary) ?? []
}
