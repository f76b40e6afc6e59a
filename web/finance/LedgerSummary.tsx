import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { CalendarErrorRegular, CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../platform/layout/Figure'
import { FoldButton } from '../platform/layout/FoldButton'
import { TextLink } from '../platform/layout/TextLink'
import { useFold } from '../platform/layout/useFold'
import { useLanguage } from '../platform/texts/useLanguage'
import { ledgerAddress } from './ledgerAddress'
import { balanceOf, type KindSummary, summaryOf } from './summaryOf'
import type { LedgerFilters } from './useLedgerFilters'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '12px 30px', fontVariantNumeric: 'tabular-nums' },
  part: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, maxWidth: '490px' },
  balance: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 20px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', margin: 0 },
  sign: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  verdict: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  overdue: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorPaletteRedForeground1,
  },
  bad: { color: tokens.colorPaletteRedForeground1 },
  good: { color: tokens.colorPaletteGreenForeground1 },
})

const kinds = ['outflow', 'inflow'] as const
const titles = { outflow: 'ledger.costs', inflow: 'ledger.inflows' }

type Props = { projectId: string; totals: Answer<'ledgerTotals'> }
type KindProps = { projectId: string; currency: string; summary: KindSummary }

/** What all entries of a project come to. Each amount leads to the list that it is the sum of. */
export function LedgerSummary({ projectId, totals: { currency, totals } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const balance = balanceOf(totals)
  const { folds, part, button } = useFold()
  const standing = (
    <div className={styles.balance}>
      <h3 className={styles.title}>{t('ledger.balance')}</h3>
      <dl className={styles.facts}>
        <Figure name={t('ledger.planned')}>
          <TextLink to={ledgerAddress(projectId)}>{money(balance.plannedCents)}</TextLink>
        </Figure>
        <Figure name={t('ledger.realized')}>
          <TextLink to={ledgerAddress(projectId, { realized: 'true' })}>{money(balance.realizedCents)}</TextLink>
        </Figure>
      </dl>
      {folds && <FoldButton {...button}>{t('ledger.costsAndInflows')}</FoldButton>}
    </div>
  )
  const of = (kind: (typeof kinds)[number]) => ({ projectId, currency, summary: summaryOf(totals, kind) })
  return (
    <section className={styles.root} aria-label={t('ledger.summary')}>
      {folds && standing}
      {folds && !button.isOpen && kinds.map((kind) => <Overdue key={kind} {...of(kind)} named />)}
      <div {...part}>
        {kinds.map((kind) => (
          <Part key={kind} title={t(titles[kind])}>
            <Against {...of(kind)} />
            <Standing {...of(kind)} />
          </Part>
        ))}
      </div>
      {!folds && standing}
    </section>
  )
}

/** What is due and not paid, in money; `named` where it does not stand below its kind. */
function Overdue({
  projectId,
  currency,
  summary: { kind, overdueCents },
  named = false,
}: KindProps & { named?: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  if (overdueCents === 0) return null
  return (
    <span className={styles.overdue}>
      <CalendarErrorRegular aria-hidden="true" />
      {named && `${t(titles[kind])} · `}
      {t('ledger.overdueSum')}{' '}
      <TextLink to={ledgerAddress(projectId, { kind, state: 'overdue' })}>{money(overdueCents)}</TextLink>
    </span>
  )
}

/** Planned against realized. */
function Against({ projectId, currency, summary }: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const { kind, plannedCents, realizedCents } = summary
  return (
    <dl className={styles.facts}>
      <Figure name={t('ledger.planned')}>
        <TextLink to={ledgerAddress(projectId, { kind })}>{money(plannedCents)}</TextLink>
      </Figure>
      <Figure name={t('ledger.realized')}>
        <TextLink to={ledgerAddress(projectId, { kind, realized: 'true' })}>{money(realizedCents)}</TextLink>
      </Figure>
      <Figure name={t('ledger.deviation')}>
        <Deviation projectId={projectId} summary={summary} currency={currency} />
      </Figure>
    </dl>
  )
}

/** What became of all that was planned: the parts add up to it. */
function Standing({ projectId, currency, summary }: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const { kind, plannedCents, paidCents, openCents, cancelledCents, movedCents } = summary
  if (plannedCents === 0) return null
  const to = (filters: Partial<LedgerFilters>, cents: number) => (
    <TextLink to={ledgerAddress(projectId, { kind, ...filters })}>{money(cents)}</TextLink>
  )
  const sign = (text: string) => (
    <span className={styles.sign} aria-hidden="true">
      {text}
    </span>
  )
  return (
    <>
      <dl className={styles.facts}>
        <Figure name={t(`ledger.paidOf.${kind}`)}>{to({ state: 'paid' }, paidCents)}</Figure>
        <Figure name={t('ledger.stateOf.open')}>
          {sign('+')} {to({ state: 'open' }, openCents)}
        </Figure>
        <Figure name={t('ledger.cancelledSum')}>
          {sign('+')} {to({ state: 'cancelled' }, cancelledCents)}
        </Figure>
        <Figure name={t('ledger.planned')}>
          {sign('=')} {to({}, plannedCents)}
        </Figure>
      </dl>
      <div className={styles.facts}>
        <Overdue projectId={projectId} currency={currency} summary={summary} />
        {movedCents !== paidCents && (
          <Text size={200}>
            {t(`ledger.movedOf.${kind}`)} {to({ state: 'paid' }, movedCents)}
          </Text>
        )}
      </div>
    </>
  )
}

/** By how much what was realized misses its plan, in money and percent, and whether that is good. */
function Deviation({ projectId, summary, currency }: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const { kind, verdict, against, deviationCents, deviationPercent } = summary
  if (deviationPercent === undefined && deviationCents === 0) return <>{t('ledger.noPercent')}</>
  const percent = deviationPercent === undefined ? t('ledger.noPercent') : showPercent(deviationPercent, language)
  const Icon = verdict === 'bad' ? WarningRegular : CheckmarkCircleRegular
  return (
    <span className={mergeClasses(styles.verdict, verdict === 'bad' && styles.bad, verdict === 'good' && styles.good)}>
      <Icon aria-hidden="true" />
      <TextLink to={ledgerAddress(projectId, { kind, realized: 'true' })}>{money(deviationCents)}</TextLink> ({percent})
      <Text size={200}>{t(`ledger.against.${against}`)}</Text>
    </span>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
