import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import type { SingleFlow } from './curveSeries'
import { flowSums } from './flowSums'
import { groupNames } from './groupNames'
import { useAmountTable } from './useAmountTable'
import { WhyLink } from './WhyLink'
import type { Why } from './why'
import { whyOfGroup } from './whyOfGroup'

const columns = ['planned', 'realized', 'difference'] as const

type Props = { deliveries: Answer<'moneyByDelivery'>; flow: SingleFlow; money: (cents: number) => string }

/** By delivery: planned, realized and what differs, with the totals of the ledger. */
export function DeliveryTable({ deliveries: { rows, totals }, flow, money }: Props) {
  const { t } = useTranslation()
  const styles = useAmountTable()
  const names = groupNames(rows, t)
  const title = t('moneyCurve.chart.deliveries', { flow: t(`moneyCurve.flow.${flow}`) })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className={styles.scroller} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('moneyCurve.delivery')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`moneyCurve.series.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={names[index]}>
              <th scope="row">{names[index]}</th>
              <Amounts sums={flowSums([row], flow)} money={money} whyOf={(column) => whyOfGroup(column, flow, row)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('moneyCurve.total')}</th>
            <Amounts
              sums={flowSums([totals], flow)}
              money={money}
              whyOf={(column) => ({ measure: column === 'planned' ? 'plannedTotalAmount' : 'realizedAmount', flow })}
            />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type AmountsProps = {
  sums: { planned: number; realized: number }
  money: Props['money']
  whyOf: (column: 'planned' | 'realized') => Why | undefined
}

function Amounts({ sums, money, whyOf }: AmountsProps) {
  const amount = (column: 'planned' | 'realized') => {
    const why = whyOf(column)
    return <td>{why ? <WhyLink why={why}>{money(sums[column])}</WhyLink> : money(sums[column])}</td>
  }
  return (
    <>
      {amount('planned')}
      {amount('realized')}
      <td>{money(sums.realized - sums.planned)}</td>
    </>
  )
}
