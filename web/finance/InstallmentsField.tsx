import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostInstallments } from '@prumo/contracts/finance/kinds'
import { showDay } from '@prumo/contracts/formats/days'
import { type RefObject, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../platform/formats/dates'
import { moneyIn } from '../platform/formats/typedMoney'
import { draftable } from '../platform/forms/draftable'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SeparateCheckboxes } from '../platform/forms/SeparateCheckboxes'
import { OnlyRead, ShownField } from '../platform/forms/ShownField'
import { Framed, firstOf } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { DayInput } from './DayInput'
import { InstallmentInputs, type Settled } from './InstallmentInputs'
import { areDivided, dividedRows, type InstallmentRow, rowsIn, rowsText, sumOfRows } from './installmentRows'
import { useFormText } from './useFormText'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
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
  /** Those that are paid, received or cancelled: they stay as they are. */
  settled?: Settled
}

const noneSettled: Settled = new Map()

/** The installments of an amount: how many, from when on, and each of them as somebody may set it. */
export const InstallmentsField = draftable(PlainInstallmentsField, firstOf)

function PlainInstallmentsField({ name, value = '', amount, plannedOn, currency, settled = noneSettled }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const around = useRef<HTMLFieldSetElement>(null)
  const { rows, count, first, cents, isSet, setCount, setFirst, change, divide } = useRows(around, {
    value,
    amount,
    plannedOn,
    currency,
    settled,
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
            {settled.size === 0 && (
              <Field label={t('ledger.firstDue')} hint={t('ledger.firstDueHint')}>
                <DayInput
                  size="medium"
                  label={t('ledger.firstDue')}
                  day={first}
                  direction="nearest"
                  onChange={setFirst}
                />
              </Field>
            )}
          </FieldGrid>
          {(rows.length > 1 || settled.size > 0) && (
            <InstallmentInputs rows={rows} settled={settled} currency={currency} onChange={change} />
          )}
        </SeparateCheckboxes>
        <TooLittle rows={rows} cents={cents} currency={currency} settled={settled} />
        {isSet && <Difference rows={rows} cents={cents} currency={currency} onDivide={divide} />}
      </fieldset>
    </Framed>
  )
}

type Beginning = Required<Pick<Props, 'value' | 'amount' | 'plannedOn' | 'currency' | 'settled'>>

/** As long as nobody has set one, the installments follow the amount, their number and the first day. */
function useRows(around: RefObject<HTMLElement | null>, beginning: Beginning) {
  const { value, amount, plannedOn, currency, settled } = beginning
  const language = useLanguage()
  const [former] = useState(() => rowsIn(value))
  const fixed = new Set(settled.keys())
  const [count, setCount] = useState(String(Math.max(1, former.length)))
  const [first, setFirst] = useState(former[0]?.dueOn ?? '')
  const [set, setSet] = useState<readonly InstallmentRow[] | undefined>(
    areDivided(former, language, fixed) ? undefined : former,
  )
  const cents = moneyIn(useFormText(around, 'plannedCents', amount), language, currency) ?? 0
  const plannedDay = useFormText(around, 'plannedOn', plannedOn)
  const wanted = /^\d+$/.test(count) ? Math.min(Number(count), mostInstallments + 1) : 0
  const divided = dividedRows({ cents, count: wanted, first: first || plannedDay, former, language, settled: fixed })
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

type TooLittleProps = {
  rows: readonly InstallmentRow[]
  cents: number
  currency: string | null
  settled: Settled
}

/** An amount below what is paid and cancelled already cannot be planned. */
function TooLittle({ rows, cents, currency, settled }: TooLittleProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(currency)
  const sum = sumOfRows(
    rows.filter(({ installmentId }) => settled.has(installmentId)),
    language,
    currency,
  )
  if (settled.size === 0 || sum === undefined || cents === 0 || cents >= sum) return null
  return (
    <Text size={200} role="alert">
      {t('error.entry.plannedBelowSettled', { amount: money(sum) })}
    </Text>
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
  const sum = sumOfRows(rows, language, currency)
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
    const cents = moneyIn(amount, language, currency)
    const parts = [
      length > 1 ? t('ledger.part', { number: index + 1, count: length }) : '',
      isCalendarDay(dueOn) ? showDay(dueOn, language) : dueOn,
      typeof cents === 'number' ? money(cents) : amount,
    ]
    return parts.filter(Boolean).join(' · ')
  }
  return { inWords }
}
