import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../platform/layout/InnerLink'
import { TextLink } from '../platform/layout/TextLink'
import { inPast, usePast } from '../platform/server/past'
import { ledgerAddress } from './ledgerAddress'
import type { LedgerFilters } from './useLedgerFilters'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  views: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  view: {
    display: 'inline-block',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
})

const views = {
  all: {},
  receivable: { kind: 'inflow', state: 'open' },
  payable: { kind: 'outflow', state: 'open' },
} as const
type View = keyof typeof views

type Props = {
  projectId: string
  filters: LedgerFilters
  currency: string | null
  totals: readonly LedgerTotal[] | undefined
}

/** What is to be received and what is to be paid: lists of their own, with what is overdue first. */
export function LedgerViews({ projectId, filters, currency, totals }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  const current = viewOf(filters)
  return (
    <div className={styles.root}>
      <nav aria-label={t('ledger.views')}>
        <ul className={styles.views}>
          {(Object.keys(views) as View[]).map((view) => (
            <li key={view}>
              <InnerLink
                to={inPast(past, ledgerAddress(projectId, views[view]))}
                className={mergeClasses(styles.view, view === current && styles.current)}
                {...(view === current && { 'aria-current': 'page' as const })}
              >
                {t(`ledger.view.${view}`)}
              </InnerLink>
            </li>
          ))}
        </ul>
      </nav>
      {current && current !== 'all' && totals && (
        <Overdue projectId={projectId} kind={views[current].kind} currency={currency} totals={totals} />
      )}
    </div>
  )
}

type OverdueProps = Pick<Props, 'projectId' | 'currency'> & {
  kind: LedgerTotal['kind']
  totals: readonly LedgerTotal[]
}

function Overdue({ projectId, kind, currency, totals }: OverdueProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const cents = totals.find((total) => total.kind === kind)?.overdueCents ?? 0
  if (cents === 0)
    return (
      <Text size={200} className={styles.quiet}>
        {t('ledger.noneOverdue')}
      </Text>
    )
  return (
    <Text size={200}>
      <TextLink to={ledgerAddress(projectId, { kind, state: 'overdue' })}>
        {t(`ledger.overdueNow.${kind}`, { amount: money(cents) })}
      </TextLink>{' '}
      <span className={styles.quiet}>{t('ledger.overdueFirst')}</span>
    </Text>
  )
}

/** The view that these filters are; nothing where they are none of them. */
function viewOf({ kind, state, ...further }: LedgerFilters): View | undefined {
  if (Object.values(further).some((value) => value !== '')) return undefined
  if (kind === '' && state === '') return 'all'
  return (['receivable', 'payable'] as const).find((view) => views[view].kind === kind && views[view].state === state)
}
