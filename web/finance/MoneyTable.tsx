import { makeStyles, tokens } from '@fluentui/react-components'
import { CalendarErrorRegular, WarningRegular } from '@fluentui/react-icons'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { RowLink } from '../platform/layout/RowLink'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { ledgerAddress } from './ledgerAddress'
import { ledgerFigures } from './ledgerFigures'
import { type KindSummary, summaryOf } from './summaryOf'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& tr': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    '& th': {
      padding: '4px 0',
      textAlign: 'left',
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground3,
    },
    '& th[scope=col]': { textAlign: 'right' },
    '& td': { padding: '3px 0 3px 12px', textAlign: 'right' },
  },
  figure: { display: 'inline-flex', alignItems: 'center', gap: '6px', maxWidth: '100%' },
  bad: { color: look.colour.wrong },
  quiet: { color: tokens.colorNeutralForeground3 },
})

const kinds = ['outflow', 'inflow'] as const
const titles = { outflow: 'ledger.costs', inflow: 'ledger.inflows' }
const names = {
  planned: 'ledger.planned',
  realized: 'ledger.realized',
  deviation: 'overview.deviation',
  overdue: 'overview.overdue',
} as const
type Row = keyof typeof names
const rows = Object.keys(names) as Row[]

type Props = { projectId: string; totals: Answer<'ledgerTotals'> }

/** What the ledger comes to: what goes beside what comes, each sum with the way to what it is the sum of. */
export function MoneyTable({ projectId, totals: { currency, totals } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const summaries = kinds.map((kind) => summaryOf(totals, kind)).filter(({ entryCount }) => entryCount > 0)
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <td />
          {summaries.map(({ kind }) => (
            <th key={kind} scope="col">
              {t(titles[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(names[row])}</th>
            {summaries.map((summary) => (
              <td key={summary.kind}>
                <Sum projectId={projectId} currency={currency} summary={summary} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SumProps = { projectId: string; currency: string; summary: KindSummary; row: Row }

/** A sum, with what says that it is bad: a share, or a sign, and its colour. */
function Sum({ projectId, currency, summary, row }: SumProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const { kind, verdict, deviationPercent } = summary
  const { filters, cents } = ledgerFigures[row]
  const amount = cents(summary)
  if (row === 'overdue' && amount === 0) return <span className={styles.quiet}>{t('overview.nothing')}</span>
  const isBad = row === 'overdue' || (row === 'deviation' && verdict === 'bad')
  return (
    <span className={`${styles.figure} ${isBad ? styles.bad : ''}`}>
      {isBad &&
        (row === 'overdue' ? <CalendarErrorRegular aria-hidden="true" /> : <WarningRegular aria-hidden="true" />)}
      {row === 'deviation' && deviationPercent !== undefined && amount !== 0 && (
        <span>{showPercent(deviationPercent, language)}</span>
      )}
      <RowLink to={ledgerAddress(projectId, { kind, ...filters })}>{money(amount)}</RowLink>
    </span>
  )
}
