import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../platform/layout/Figure'
import { useLanguage } from '../platform/texts/useLanguage'
import { balanceOf, type KindSummary, summaryOf } from './summaryOf'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 40px', fontVariantNumeric: 'tabular-nums' },
  part: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', margin: 0 },
  verdict: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  bad: { color: tokens.colorPaletteRedForeground1 },
  good: { color: tokens.colorPaletteGreenForeground1 },
})

/** What all entries of a project come to: what was planned, what was realized, and what differs. */
export function LedgerSummary({ totals: { currency, totals } }: { totals: Answer<'ledgerTotals'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const balance = balanceOf(totals)
  const amounts = (of: { plannedCents: number; realizedCents: number }) => (
    <>
      <Figure name={t('ledger.planned')}>{money(of.plannedCents)}</Figure>
      <Figure name={t('ledger.realized')}>{money(of.realizedCents)}</Figure>
    </>
  )
  const ofKind = (summary: KindSummary) => (
    <>
      {amounts(summary)}
      <Figure name={t('ledger.deviation')}>
        <Deviation summary={summary} currency={currency} />
      </Figure>
    </>
  )
  return (
    <section className={styles.root} aria-label={t('ledger.summary')}>
      <Part title={t('ledger.costs')}>{ofKind(summaryOf(totals, 'outflow'))}</Part>
      <Part title={t('ledger.inflows')}>{ofKind(summaryOf(totals, 'inflow'))}</Part>
      <Part title={t('ledger.balance')}>{amounts(balance)}</Part>
    </section>
  )
}

/** By how much what was realized misses its plan, in money and percent, and whether that is good. */
function Deviation({ summary, currency }: { summary: KindSummary; currency: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const { verdict, against, deviationCents, deviationPercent } = summary
  if (deviationPercent === undefined && deviationCents === 0) return <>{t('ledger.noPercent')}</>
  const percent = deviationPercent === undefined ? t('ledger.noPercent') : showPercent(deviationPercent, language)
  const Icon = verdict === 'bad' ? WarningRegular : CheckmarkCircleRegular
  return (
    <span className={mergeClasses(styles.verdict, verdict === 'bad' && styles.bad, verdict === 'good' && styles.good)}>
      <Icon aria-hidden="true" />
      {money(deviationCents)} ({percent})<Text size={200}>{t(`ledger.against.${against}`)}</Text>
    </span>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>{children}</dl>
    </div>
  )
}
