import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { CalendarErrorRegular, CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../platform/layout/Figure'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { type FigureName, ledgerFigures } from './ledgerFigures'
import { SumLink } from './SumLink'
import { balanceOf, type KindSummary, summaryOf } from './summaryOf'
import { useFigureBase } from './useFigureBase'
import { useMoney } from './useMoney'
import { WhyBalance } from './WhyBalance'
import { WhySum } from './WhySum'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '12px 30px', fontVariantNumeric: 'tabular-nums' },
  part: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 380px', minWidth: 0 },
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
    color: look.colour.late,
  },
  bad: { color: look.colour.wrong },
  good: { color: look.colour.done },
})

const kinds = ['outflow', 'inflow'] as const
const titles = { outflow: 'ledger.costs', inflow: 'ledger.inflows' }

type Props = { projectId: string; totals: Answer<'ledgerTotals'> }
type KindProps = { projectId: string; currency: string; summary: KindSummary }

/** What all entries of a project come to, each sum with what it counts. It leads to the list that it is the sum of. */
export function LedgerSummary({ projectId, totals: { currency, totals } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const of = (kind: (typeof kinds)[number]) => ({ projectId, currency, summary: summaryOf(totals, kind) })
  return (
    <section className={styles.root} aria-label={t('ledger.summary')}>
      {kinds.map((kind) => (
        <Part key={kind} title={t(titles[kind])}>
          <Against {...of(kind)} />
          <Standing {...of(kind)} />
        </Part>
      ))}
      <Part title={t('ledger.balance')}>
        <Balance projectId={projectId} totals={totals} currency={currency} />
      </Part>
    </section>
  )
}

type BalanceProps = { projectId: string; currency: string; totals: readonly LedgerTotal[] }

/** What comes less what goes, planned and realized. */
function Balance(of: BalanceProps) {
  const { projectId, currency, totals } = of
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const { plannedCents, realizedCents, entryCount, realizedCount } = balanceOf(totals)
  const { planned, realized } = ledgerFigures
  return (
    <dl className={styles.facts}>
      <Figure
        name={t('ledger.planned')}
        base={entryCount > 0 ? t('ledger.balanceBase', { count: entryCount }) : undefined}
      >
        <SumLink projectId={projectId} filters={planned.filters}>
          {money(plannedCents)}
        </SumLink>
        <WhyBalance {...of} of="planned" />
      </Figure>
      <Figure
        name={t('ledger.realized')}
        base={realizedCount > 0 ? t('ledger.realizedBalanceBase', { count: realizedCount }) : undefined}
      >
        <SumLink projectId={projectId} filters={realized.filters}>
          {money(realizedCents)}
        </SumLink>
        <WhyBalance {...of} of="realized" />
      </Figure>
    </dl>
  )
}

/** A sum, the way to what it is the sum of, and why it is that. */
function Sum({ projectId, currency, summary, of }: KindProps & { of: FigureName }) {
  const money = useMoney(currency)
  const { filters, cents } = ledgerFigures[of]
  return (
    <>
      <SumLink projectId={projectId} filters={{ kind: summary.kind, ...filters }}>
        {money(cents(summary))}
      </SumLink>
      <WhySum projectId={projectId} currency={currency} summary={summary} of={of} />
    </>
  )
}

/** What is due and not paid, in money. */
function Overdue(of: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const baseOf = useFigureBase(of.currency)
  if (of.summary.overdueCents === 0) return null
  return (
    <span className={styles.overdue}>
      <CalendarErrorRegular aria-hidden="true" />
      {t('ledger.overdueSum')} <Sum {...of} of="overdue" /> {baseOf('overdue', of.summary)}
    </span>
  )
}

/** Planned against realized. */
function Against(of: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const baseOf = useFigureBase(of.currency)
  return (
    <dl className={styles.facts}>
      <Figure name={t('ledger.planned')} base={baseOf('planned', of.summary)}>
        <Sum {...of} of="planned" />
      </Figure>
      <Figure name={t('ledger.realized')} base={baseOf('realized', of.summary)}>
        <Sum {...of} of="realized" />
      </Figure>
      <Figure name={t('ledger.deviation')} base={baseOf('deviation', of.summary)}>
        <Deviation {...of} />
      </Figure>
    </dl>
  )
}

/** What became of all that was planned: the parts add up to it. */
function Standing(of: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const baseOf = useFigureBase(of.currency)
  const { kind, plannedCents, paidCents, movedCents } = of.summary
  if (plannedCents === 0) return null
  const part = (name: FigureName, title: string, sign = '') => (
    // What all of it counts stands above.
    <Figure name={t(title)} base={sign === '=' ? undefined : baseOf(name, of.summary)}>
      {sign && (
        <span className={styles.sign} aria-hidden="true">
          {sign}{' '}
        </span>
      )}
      <Sum {...of} of={name} />
    </Figure>
  )
  return (
    <>
      <dl className={styles.facts}>
        {part('paid', `ledger.paidOf.${kind}`)}
        {part('open', 'ledger.stateOf.open', '+')}
        {part('cancelled', 'ledger.cancelledSum', '+')}
        {part('planned', 'ledger.planned', '=')}
      </dl>
      <div className={styles.facts}>
        <Overdue {...of} />
        {movedCents !== paidCents && (
          <Text size={200}>
            {t(`ledger.movedOf.${kind}`)} <Sum {...of} of="moved" /> {baseOf('moved', of.summary)}
          </Text>
        )}
      </div>
    </>
  )
}

/** By how much what was realized misses its plan, in money and percent, and whether that is good. */
function Deviation(of: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { verdict, against, deviationCents, deviationPercent } = of.summary
  if (deviationPercent === undefined && deviationCents === 0) return <>{t('ledger.noPercent')}</>
  const percent = deviationPercent === undefined ? t('ledger.noPercent') : showPercent(deviationPercent, language)
  const Icon = verdict === 'bad' ? WarningRegular : CheckmarkCircleRegular
  return (
    <span className={mergeClasses(styles.verdict, verdict === 'bad' && styles.bad, verdict === 'good' && styles.good)}>
      <Icon aria-hidden="true" />
      <Sum {...of} of="deviation" /> ({percent})<Text size={200}>{t(`ledger.against.${against}`)}</Text>
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
