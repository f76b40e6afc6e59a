import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownLeftRegular, ArrowUpRightRegular } from '@fluentui/react-icons'
import type { ListedInstallment } from '@prumo/contracts/finance/queries'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useNarrow } from '../platform/layout/useNarrow'
import { RowOpener } from '../platform/lists/RowOpener'
import type { Column } from '../platform/lists/Table'
import { useLanguage } from '../platform/texts/useLanguage'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  cell: { display: 'grid', justifyItems: 'start', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  kind: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
})

const icons = { inflow: ArrowDownLeftRegular, outflow: ArrowUpRightRegular }

/** The columns of a ledger; on a phone all of it stands beside the amount. */
export function useLedgerColumns(projectId: string, currency: string | null): Column<ListedInstallment>[] {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const narrow = useNarrow()
  const { search } = useLocation()
  const money = useMoney(currency)
  const kindOf = ({ kind }: ListedInstallment) => {
    const Icon = icons[kind]
    return (
      <span className={styles.kind}>
        <Icon aria-hidden="true" />
        {t(`ledger.kind.${kind}`)}
      </span>
    )
  }
  const title = (row: ListedInstallment) => (
    <div className={styles.cell}>
      <RowOpener to={addresses.finance(projectId, row.entryId) + search} className={styles.title}>
        {row.title}
        {row.count > 1 && ` ${t('ledger.part', row)}`}
      </RowOpener>
      {narrow && (
        <Text size={200} className={styles.quiet}>
          {kindOf(row)} · {t('ledger.dueOn')}: {showDay(row.dueOn, language)} · {row.classification}
          {row.company && ` · ${row.company}`}
        </Text>
      )}
    </div>
  )
  const text = (
    key: 'classification' | 'company' | 'documentNumber' | 'history',
    width: string,
  ): Column<ListedInstallment> => ({ key, name: t(`field.${key}`), width, wide: true, cell: (row) => row[key] ?? '' })
  return [
    { key: 'title', name: t('ledger.description'), width: 'minmax(150px, 2fr)', cell: title },
    {
      key: 'cents',
      name: t('ledger.amount'),
      width: 'minmax(116px, 1fr)',
      align: 'end',
      cell: ({ cents }) => money(cents),
    },
    {
      key: 'dueOn',
      name: t('ledger.dueOn'),
      width: '100px',
      wide: true,
      cell: ({ dueOn }) => showDay(dueOn, language),
    },
    {
      key: 'plannedOn',
      name: t('field.plannedOn'),
      width: '100px',
      wide: true,
      cell: ({ plannedOn }) => showDay(plannedOn, language),
    },
    text('classification', 'minmax(110px, 1fr)'),
    { key: 'kind', name: t('ledger.kindName'), width: '112px', wide: true, cell: kindOf },
    text('history', 'minmax(90px, 1fr)'),
    text('company', 'minmax(90px, 1fr)'),
    text('documentNumber', 'minmax(90px, 1fr)'),
  ]
}
