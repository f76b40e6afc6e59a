import { makeStyles, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '24px',
  },
})

type Props = Pick<Answer<'installments'>, 'currency' | 'sums' | 'realizedSums' | 'entrySums'>

/** What the filters leave, summed for each type and state: what comes and what goes is never added up. */
export function LedgerSums({ currency, sums, realizedSums, entrySums }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  if (sums.length === 0) return null
  return (
    <ul className={styles.root} aria-label={t('ledger.sums')}>
      {sums.map(({ kind, state, count, cents, paidCents }) => (
        <li key={`${kind} ${state}`}>
          {t('ledger.sum', {
            kind: t(kind === 'inflow' ? `ledger.sumOfInflow.${state}` : `ledger.sumOfOutflow.${state}`),
            amount: money(cents),
            count: t('ledger.count', { count }),
          })}
          {state === 'paid' && paidCents !== cents && ` (${t('ledger.moved', { amount: money(paidCents) })})`}
        </li>
      ))}
      {entrySums.map(({ kind, count, plannedCents }) => (
        <li key={`entries ${kind}`}>
          {t(`ledger.entrySum.${kind}`, { amount: money(plannedCents), count: t('ledger.entryCount', { count }) })}
        </li>
      ))}
      {realizedSums.map(({ kind, count, cents, plannedCents }) => (
        <li key={`realized ${kind}`}>
          {t(`ledger.realizedSum.${kind}`, { amount: money(cents), count: t('ledger.entryCount', { count }) })}
          {' · '}
          {t('ledger.realizedAgainst', { planned: money(plannedCents), deviation: money(cents - plannedCents) })}
        </li>
      ))}
    </ul>
  )
}
