import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { InstallmentSettlement } from '@prumo/contracts/finance/figures'
import { showDay, showMonth } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { QuietText } from '../../platform/layout/QuietText'
import { TextButton } from '../../platform/layout/TextButton'
import { TextLink } from '../../platform/layout/TextLink'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useProjectRights } from '../../projects/useProjectRights'
import type { Entry } from '../entryValues'
import { useMoney } from '../useMoney'
import { StateBadge } from './StateBadge'
import type { Part } from './settlingPreview'
import { usePartName } from './usePartName'
import { type Settle, useSettling } from './useSettling'

const firstShown = 12

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0, maxWidth: '560px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '4px 12px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
  },
  figures: { display: 'grid', flexGrow: 1, flexBasis: '130px', minWidth: 0 },
  state: { flexBasis: '130px', minWidth: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
})

type Row = Part & { settlement: InstallmentSettlement }

/** How each installment of an entry stands, how it was paid, and what can be done with it. */
export function EntryInstallments({ entry, mayEdit }: { entry: Entry; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { projectId, entryId, kind, currency, lateMonths } = entry
  const { can } = useProjectRights(projectId)
  const { settle, dialog } = useSettling(projectId, currency)
  const [showsAll, setShowsAll] = useState(false)
  const rows = rowsOf(entry)
  const shown = showsAll ? rows : rows.slice(0, firstShown)
  return (
    <section className={styles.root} aria-label={t(`settling.installments.${kind}`)}>
      <h3 className={styles.title}>{t(`settling.installments.${kind}`)}</h3>
      {lateMonths.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('settling.lateMonths', {
              months: lateMonths.map((month) => showMonth(month, language)).join(', '),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      <ul className={styles.list}>
        {shown.map((row) => (
          <Installment key={row.installmentId} row={row} currency={currency} {...(mayEdit && { onSettle: settle })} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <TextButton onClick={() => setShowsAll(true)}>{t('settling.showAll', { count: rows.length })}</TextButton>
      )}
      {can('actionLog', 'viewOnly') && (
        <TextLink to={addresses.projectActionLog(projectId, { record: entryId })}>{t('settling.whoAndWhy')}</TextLink>
      )}
      {dialog}
    </section>
  )
}

function rowsOf({ entryId, title, kind, installments, settlements }: Entry): Row[] {
  return installments.flatMap((installment, index) => {
    const settlement = settlements[index]
    if (!settlement) return []
    const place = { number: index + 1, count: installments.length }
    return [{ ...installment, ...settlement, ...place, entryId, title, kind, settlement }]
  })
}

type InstallmentProps = { row: Row; currency: string; onSettle?: Settle }

function Installment({ row, currency, onSettle }: InstallmentProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  return (
    <li className={styles.part}>
      <span className={styles.figures}>
        <span>
          {row.count > 1 && `${t('ledger.part', row)} · `}
          {money(row.cents)}
        </span>
        <QuietText>
          {t('ledger.dueOn')}: {showDay(row.dueOn, language)}
        </QuietText>
        <Moved row={row} currency={currency} />
      </span>
      <span className={styles.state}>
        <StateBadge of={row} whole />
      </span>
      {onSettle && <Deeds row={row} onSettle={onSettle} />}
    </li>
  )
}

/** What moved, where that is not what was due. */
function Moved({ row: { kind, cents, settlement }, currency }: Omit<InstallmentProps, 'onSettle'>) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const { paidCents } = settlement
  const extras = (['interest', 'fine', 'discount'] as const).flatMap((name) => {
    const amount = settlement[`${name}Cents`]
    return amount ? [t(`settling.${name}`, { amount: money(amount) })] : []
  })
  if (paidCents === null || (paidCents === cents && extras.length === 0)) return null
  return (
    <Text size={200}>
      {t(`settling.moved.${kind}`, { amount: money(paidCents) })}
      {extras.length > 0 && ` (${extras.join(', ')})`}
    </Text>
  )
}

function Deeds({ row, onSettle }: { row: Row; onSettle: Settle }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const deeds = row.state === 'open' ? (['pay', 'postpone', 'cancel'] as const) : (['reopen'] as const)
  const name = usePartName()(row)
  return (
    <span className={styles.buttons}>
      {deeds.map((deed) => {
        const word = t(deed === 'pay' ? `settling.deed.payOf.${row.kind}` : `settling.deed.${deed}`)
        return (
          <Button key={deed} size="small" aria-label={`${word} ${name}`} onClick={() => onSettle(deed, [row])}>
            {word}
          </Button>
        )
      })}
    </span>
  )
}
