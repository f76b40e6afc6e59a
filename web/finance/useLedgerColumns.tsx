import { makeStyles, Tooltip, tokens } from '@fluentui/react-components'
import { ArrowDownLeftRegular, ArrowUpRightRegular } from '@fluentui/react-icons'
import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { showDay } from '@prumo/contracts/formats/days'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { QuietText } from '../platform/layout/QuietText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { useNarrow } from '../platform/layout/useNarrow'
import { RowOpener } from '../platform/lists/RowOpener'
import type { Column } from '../platform/lists/Table'
import { useLanguage } from '../platform/texts/useLanguage'
import { firstParts } from './firstParts'
import { StateBadge } from './settling/StateBadge'
import { partIdOf } from './settling/settlingPreview'
import { useMoney } from './useMoney'

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    [phone]: { flexDirection: 'column', alignItems: 'start', gap: '2px' },
  },
  // Which part it is stays in sight, however long the title is.
  named: { display: 'flex', alignItems: 'baseline', gap: '6px', minWidth: 0, [phone]: { display: 'inline' } },
  part: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  title: { [phone]: { fontWeight: tokens.fontWeightSemibold } },
  late: { flexShrink: 0 },
  kind: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
})

const icons = { inflow: ArrowDownLeftRegular, outflow: ArrowUpRightRegular }
type Texts = 'classification' | 'partnerName' | 'company' | 'documentNumber' | 'paymentMethod' | 'history'

/** Every column of a ledger; on a phone all of it stands beside the amount. */
export function useLedgerColumns(
  projectId: string,
  currency: string | null,
  rows: readonly ListedInstallment[] = [],
): Column<ListedInstallment>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(currency)
  const narrow = useNarrow()
  const firsts = useMemo(() => firstParts(rows), [rows])
  const day = (key: 'dueOn' | 'paidOn' | 'plannedOn' | 'realizedOn', name: string): Column<ListedInstallment> => ({
    key,
    name,
    width: '100px',
    wide: true,
    cell: (row) => row[key] && showDay(row[key], language),
  })
  const amount = (
    key: 'cents' | 'paidCents' | 'plannedCents' | 'realizedCents',
    name: string,
    width: string,
  ): Column<ListedInstallment> => ({
    key,
    name,
    width,
    align: 'end',
    wide: key !== 'cents',
    cell: ({ [key]: cents }) => cents !== null && money(cents),
  })
  /** What all of an entry comes to stands once, in its first line: whoever adds it up counts nothing twice. */
  const whole = (key: 'plannedCents' | 'realizedCents', name: string, width: string): Column<ListedInstallment> => ({
    ...amount(key, name, width),
    cell: ({ [key]: cents, count, ...row }) =>
      cents !== null &&
      firsts.has(partIdOf(row)) &&
      (count > 1 ? <QuietText>{t('ledger.wholeOf', { amount: money(cents), count })}</QuietText> : money(cents)),
  })
  const text = (key: Texts, width: string, name = t(`field.${key}`)): Column<ListedInstallment> => ({
    key,
    name,
    width,
    wide: true,
    cell: (row) => <span title={row[key] ?? undefined}>{row[key]}</span>,
  })
  return [
    {
      key: 'title',
      name: t('ledger.description'),
      sortable: true,
      width: narrow ? 'minmax(110px, 1fr)' : 'minmax(180px, 4fr)',
      cell: (row) => <Title projectId={projectId} row={row} />,
    },
    { ...day('dueOn', t('ledger.dueOn')), width: '120px', sortable: true },
    {
      key: 'state',
      name: t('ledger.stateName'),
      sortable: true,
      width: '114px',
      wide: true,
      cell: (row) => <StateBadge of={row} bare />,
    },
    // Room for hundreds of thousands and a lock; on a phone, for what is left.
    { ...amount('cents', t('ledger.amount'), narrow ? '142px' : 'minmax(146px, 0.5fr)'), sortable: true },
    amount('paidCents', t('ledger.paidAmount'), '142px'),
    day('paidOn', t('field.paidOn')),
    text('partnerName', 'minmax(100px, 2fr)', t('field.partner')),
    text('classification', 'minmax(112px, 1fr)'),
    { key: 'kind', name: t('ledger.kindName'), width: '94px', wide: true, cell: (row) => <Kind row={row} /> },
    day('plannedOn', t('field.plannedOn')),
    whole('plannedCents', t('ledger.entryAmount'), 'minmax(124px, 1fr)'),
    whole('realizedCents', t('ledger.realizedAmount'), 'minmax(110px, 1fr)'),
    day('realizedOn', t('field.realizedOn')),
    text('history', 'minmax(90px, 1fr)'),
    text('company', 'minmax(90px, 1fr)'),
    text('documentNumber', 'minmax(90px, 1fr)'),
    text('paymentMethod', 'minmax(90px, 1fr)'),
  ]
}

type RowProps = { row: ListedInstallment }

function Kind({ row: { kind } }: RowProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const Icon = icons[kind]
  return (
    <span className={styles.kind}>
      <Icon aria-hidden="true" />
      {t(`entryKind.${kind}`)}
    </span>
  )
}

/** What opens an entry; on a phone the rest of the row stands below. */
function Title({ projectId, row }: RowProps & { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const narrow = useNarrow()
  const { search } = useLocation()
  return (
    <div className={styles.cell}>
      <span className={styles.named}>
        <RowOpener to={addresses.finance(projectId, row.entryId) + search} className={styles.title}>
          {row.title}
        </RowOpener>{' '}
        {row.count > 1 && <span className={styles.part}>{t('ledger.part', row)}</span>}
      </span>
      {row.late && (
        <Tooltip content={t('ledger.lateHint')} relationship="description">
          <RoomyBadge appearance="outline" color="warning" size="small" className={styles.late}>
            {t('ledger.late')}
          </RoomyBadge>
        </Tooltip>
      )}
      {narrow && (
        <>
          <QuietText>
            <Kind row={row} /> · {t('ledger.dueOn')}: {showDay(row.dueOn, language)} · {row.classification}
            {row.partnerName && ` · ${row.partnerName}`}
          </QuietText>
          <StateBadge of={row} />
        </>
      )}
    </div>
  )
}
