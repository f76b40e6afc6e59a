import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostInstallments } from '@prumo/contracts/finance/kinds'
import { showDay } from '@prumo/contracts/formats/days'
import { type RefObject, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../platform/formats/dates'
import { draftable } from '../platform/forms/draftable'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SeparateCheckboxes } from '../platform/forms/SeparateCheckboxes'
import { OnlyRead, ShownField } from '../platform/forms/ShownField'
import { Framed, firstOf } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { DayInput } from './DayInput'
import { areDivided, dividedRows, type InstallmentRow, rowsIn, rowsText, sumOfRows } from './installmentRows'
import { amountIn } from './typedAmount'
import { useFormText } from './useFormText'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
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
  off: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
})

type Props = {
  name: 'installments'
  /** What the amount and the planned date say at the beginning. */
  amount: string
  plannedOn: string
  currency: string | null
  /** As `rowsText` writes them; empty for a new entry. */
  value?: string
}

/** The installments of an amount: how many, from when on, and each of them as somebody may set it. */
export const InstallmentsField = draftable(PlainInstallmentsField, firstOf)

function PlainInstallmentsField({ name, value = '', amount, plannedOn, currency }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const around = useRef<HTMLFieldSetElement>(null)
  const { rows, count, first, cents, isSet, setCount, setFirst, change, divide } = useRows(around, {
    value,
    amount,
    plannedOn,
  })
  const { inWords } = useRowTexts(currency)
  if (useContext(OnlyRead))
    return <ShownField label={t('field.installments')}>{rowsIn(value).map(inWords).join('\n')}</ShownField>
  return (
    <Framed name={name} label="" words={(texts) => rowsIn(firstOf(texts)).map(inWords).join('; ')}>
      <fieldset ref={around} className={styles.root}>
        <legend className={styles.legend}>{t('field.installments')}</legend>
        <HiddenValue name={name} value={rowsText(rows)} />
        <SeparateCheckboxes>
          <FieldGrid>
            <Field label={t('ledger.installmentCount')}>
              <Input
                style={{ minWidth: 0 }}
                input={{ style: { minWidth: 0 } }}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={count}
                onChange={(_, { value: typed }) => setCount(typed)}
              />
            </Field>
            <Field label={t('ledger.firstDue')} hint={t('ledger.firstDueHint')}>
              <DayInput size="medium" label={t('ledger.firstDue')} day={first} onChange={setFirst} />
            </Field>
          </FieldGrid>
          {rows.length > 1 && <Rows rows={rows} onChange={change} />}
        </SeparateCheckboxes>
        {isSet && <Difference rows={rows} cents={cents} currency={currency} onDivide={divide} />}
      </fieldset>
    </Framed>
  )
}

type Beginning = Required<Pick<Props, 'value' | 'amount' | 'plannedOn'>>

/** As long as nobody has set one, the installments follow the amount, their number and the first day. */
function useRows(around: RefObject<HTMLElement | null>, { value, amount, plannedOn }: Beginning) {
  const language = useLanguage()
  const [former] = useState(() => rowsIn(value))
  const [count, setCount] = useState(String(Math.max(1, former.length)))
  const [first, setFirst] = useState(former[0]?.dueOn ?? '')
  const [set, setSet] = useState<readonly InstallmentRow[] | undefined>(
    areDivided(former, language) ? undefined : former,
  )
  const cents = amountIn(useFormText(around, 'plannedCents', amount), language) ?? 0
  const plannedDay = useFormText(around, 'plannedOn', plannedOn)
  const wanted = /^\d+$/.test(count) ? Math.min(Number(count), mostInstallments + 1) : 0
  const divided = dividedRows({ cents, count: wanted, first: first || plannedDay, former, language })
  const rows = set ?? divided
  return {
    rows,
    count,
    first,
    cents,
    isSet: set !== undefined,
    setCount: (typed: string) => {
      setCount(typed)
      setSet(undefined)
    },
    setFirst: (day: string) => {
      setFirst(day)
      setSet(undefined)
    },
    change: (index: number, changes: Partial<InstallmentRow>) =>
      setSet(rows.map((row, place) => (place === index ? { ...row, ...changes } : row))),
    divide: () => setSet(undefined),
  }
}

type RowsProps = {
  rows: readonly InstallmentRow[]
  onChange: (index: number, changes: Partial<InstallmentRow>) => void
}

/** Each installment with its day and its amount. */
function Rows({ rows, onChange }: RowsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ul className={styles.rows}>
      {rows.map(({ installmentId, dueOn, amount }, index) => (
        <li key={installmentId || `new ${index}`} className={styles.row}>
          <span className={styles.number}>{t('ledger.part', { number: index + 1, count: rows.length })}</span>
          <DayInput
            label={t('ledger.dueOfPart', { number: index + 1 })}
            day={dueOn}
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
        </li>
      ))}
    </ul>
  )
}

type DifferenceProps = {
  rows: readonly InstallmentRow[]
  cents: number
  currency: string | null
  onDivide: () => void
}

/** By how much the installments miss the amount, and the way back to equal ones. */
function Difference({ rows, cents, currency, onDivide }: DifferenceProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const sum = sumOfRows(rows, language)
  return (
    <div className={styles.off}>
      {sum !== undefined && sum !== cents && (
        <Text size={200} role="status">
          {t('ledger.partsOff', { sum: money(sum), amount: money(cents), difference: money(sum - cents) })}
        </Text>
      )}
      <Button size="small" onClick={onDivide}>
        {t('ledger.divideAgain')}
      </Button>
    </div>
  )
}

function useRowTexts(currency: string | null) {
  const language = useLanguage()
  const { t } = useTranslation()
  const money = useMoney(currency)
  const inWords = ({ dueOn, amount }: InstallmentRow, index: number, { length }: readonly InstallmentRow[]) => {
    const cents = amountIn(amount, language)
    const parts = [
      length > 1 ? t('ledger.part', { number: index + 1, count: length }) : '',
      isCalendarDay(dueOn) ? showDay(dueOn, language) : dueOn,
      typeof cents === 'number' ? money(cents) : amount,
    ]
    return parts.filter(Boolean).join(' · ')
  }
  return { inWords }
}
