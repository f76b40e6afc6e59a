import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { moneyIn } from '../platform/formats/typedMoney'
import { useLanguage } from '../platform/texts/useLanguage'
import { DayInput } from './DayInput'
import type { InstallmentRow } from './installmentRows'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gap: '4px',
    maxHeight: '240px',
    overflowY: 'auto',
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px',
    fontVariantNumeric: 'tabular-nums',
  },
  number: { color: tokens.colorNeutralForeground3 },
  locked: { display: 'inline-flex', alignItems: 'center', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  amount: { textAlign: 'end', paddingRight: '9px' },
})

type SettledState = 'paid' | 'received' | 'cancelled'
/** The installments that are paid, received or cancelled. */
export type Settled = ReadonlyMap<string, SettledState>

type Props = {
  rows: readonly InstallmentRow[]
  settled: Settled
  currency: string | null
  onChange: (index: number, changes: Partial<InstallmentRow>) => void
}

/** Each installment with its day and its amount. What is settled is only read. */
export function InstallmentInputs({ rows, settled, currency, onChange }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => {
        const { installmentId, dueOn, amount } = row
        const state = settled.get(installmentId)
        return (
          <li key={installmentId || `new ${index}`} className={styles.row}>
            <span className={styles.number}>{t('ledger.part', { number: index + 1, count: rows.length })}</span>
            {state ? (
              <SettledRow row={row} state={state} currency={currency} />
            ) : (
              <>
                <DayInput
                  label={t('ledger.dueOfPart', { number: index + 1 })}
                  day={dueOn}
                  direction="nearest"
                  from={dueOn}
                  onChange={(day) => onChange(index, { dueOn: day })}
                />
                <Input
                  size="small"
                  style={{ minWidth: 0 }}
                  input={{ style: { minWidth: 0, textAlign: 'right' } }}
                  aria-label={t('ledger.amountOfPart', { number: index + 1 })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={amount}
                  onChange={(_, { value }) => onChange(index, { amount: value })}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type SettledRowProps = { row: InstallmentRow; state: SettledState; currency: string | null }

function SettledRow({ row: { dueOn, amount }, state, currency }: SettledRowProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const cents = moneyIn(amount, language, currency)
  return (
    <>
      <span className={styles.locked}>
        <LockClosedRegular aria-hidden="true" />
        {showDay(dueOn, language)} · {t(`ledger.stateOf.${state}`)}
      </span>
      <span className={styles.amount}>{typeof cents === 'number' ? money(cents) : amount}</span>
    </>
  )
}
