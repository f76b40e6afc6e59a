import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { showPercent } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { ledgerAddress } from '../../finance/ledgerAddress'
import { type FigureName, ledgerFigures } from '../../finance/ledgerFigures'
import { type KindSummary, summaryOf } from '../../finance/summaryOf'
import { useMoney } from '../../finance/useMoney'
import { Figure } from '../../platform/layout/Figure'
import { TextLink } from '../../platform/layout/TextLink'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { OverviewSection } from './OverviewSection'

const useStyles = makeStyles({
  line: {
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
  },
  kind: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold, lineHeight: '20px' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '2px 16px',
    margin: 0,
  },
  bad: { color: tokens.colorPaletteRedForeground1 },
  quiet: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
})

const kinds = ['outflow', 'inflow'] as const
const titles = { outflow: 'ledger.costs', inflow: 'ledger.inflows' }

/** What the ledger comes to, what goes and what comes in a line each; each sum leads to what it is the sum of. */
export function MoneyLines({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const today = useShownDay()
  const answer = useQuery('ledgerTotals', { projectId, today })
  const shown = (totals: readonly LedgerTotal[]) =>
    kinds.map((kind) => summaryOf(totals, kind)).filter(({ entryCount }) => entryCount > 0)
  return (
    <OverviewSection
      name={t('project.place.money')}
      answer={answer}
      link={({ totals }) =>
        shown(totals).length === 0 ? undefined : { to: ledgerAddress(projectId), text: t('overview.seeLedger') }
      }
      empty={t('overview.noEntries')}
      isEmpty={({ totals }) => shown(totals).length === 0}
      rows={2}
    >
      {({ currency, totals }) =>
        shown(totals).map((summary) => (
          <KindLine key={summary.kind} projectId={projectId} currency={currency} summary={summary} />
        ))
      }
    </OverviewSection>
  )
}

type KindProps = { projectId: string; currency: string; summary: KindSummary }

function KindLine({ projectId, currency, summary }: KindProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const { kind, deviationPercent, verdict, overdueCents } = summary
  const sum = (name: FigureName) => {
    const { filters, cents } = ledgerFigures[name]
    return <TextLink to={ledgerAddress(projectId, { kind, ...filters })}>{money(cents(summary))}</TextLink>
  }
  return (
    <div className={styles.line}>
      <h3 className={styles.kind}>{t(titles[kind])}</h3>
      <dl className={styles.figures}>
        <Figure name={t('ledger.planned')}>{sum('planned')}</Figure>
        <Figure name={t('ledger.realized')}>{sum('realized')}</Figure>
        <Figure name={t('overview.deviation')}>
          {sum('deviation')}{' '}
          {deviationPercent !== undefined && (
            <span className={mergeClasses(styles.quiet, verdict === 'bad' && styles.bad)}>
              {showPercent(deviationPercent, language)}
            </span>
          )}
        </Figure>
        <Figure name={t('overview.overdue')}>
          {overdueCents > 0 ? sum('overdue') : <span className={styles.quiet}>{t('overview.nothing')}</span>}
        </Figure>
      </dl>
    </div>
  )
}
