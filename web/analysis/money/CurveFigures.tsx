import { makeStyles } from '@fluentui/react-components'
import type { MoneyMeasure } from '@prumo/contracts/finance/measures'
import { showPercent } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../platform/layout/Figure'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { SingleFlow } from './curveSeries'
import type { FiguresOf } from './moneyFigures'
import { WhyLink } from './WhyLink'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0, fontVariantNumeric: 'tabular-nums' },
})

/** In the order in which they are told. */
const shown: readonly MoneyMeasure[] = [
  'plannedAmount',
  'realizedAmount',
  'deviation',
  'deviationPercent',
  'overdueAmount',
  'openAmount',
  'plannedTotalAmount',
  'estimateAtCompletionBottomUp',
  'deviationAtCompletion',
]

type Props = { flow: SingleFlow; figures: FiguresOf; reported: FiguresOf | undefined; money: (cents: number) => string }

/** The figures of a curve at the end of its status day, each with the way to what it is reckoned from. */
export function CurveFigures({ flow, figures, reported, money }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const write = (measure: MoneyMeasure, value: number) =>
    measure === 'deviationPercent' ? showPercent(value, language) : money(value)
  return (
    <dl className={styles.root} aria-label={t('moneyCurve.figures', { flow: t(`moneyCurve.flow.${flow}`) })}>
      {shown.map((measure) => {
        const [value, then] = [figures(measure), reported?.(measure) ?? null]
        if (value === null) return null
        const name = t(`measure.${measure}`)
        return (
          <Figure
            key={measure}
            name={name}
            base={then === null ? undefined : t('moneyCurve.reportedFigure', { amount: write(measure, then) })}
          >
            <WhyLink
              why={{ measure, flow }}
              title={t('moneyCurve.why', { figure: name, amount: write(measure, value) })}
            >
              {write(measure, value)}
            </WhyLink>
          </Figure>
        )
      })}
    </dl>
  )
}
