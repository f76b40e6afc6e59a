import { Button, Field, Input, makeStyles, Select, Switch, Text, tokens } from '@fluentui/react-components'
import { mostRepeats } from '@prumo/contracts/finance/kinds'
import { type Recurrence, recurrenceNames } from '@prumo/contracts/finance/recurrenceDays'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyIn } from '../platform/formats/typedMoney'
import { draftable } from '../platform/forms/draftable'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { Framed, firstOf } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { DayInput } from './DayInput'
import { rowsIn } from './installmentRows'
import { type RecurrenceRow, recurrenceRows, recurrenceText, typedRecurrence } from './recurrenceRows'
import { useFormText } from './useFormText'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
  rows: { maxHeight: '260px', overflowY: 'auto', padding: '2px' },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { textAlign: 'left', fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
  number: { width: '28px', color: tokens.colorNeutralForeground3 },
  amount: { width: '104px', textAlign: 'right', overflowWrap: 'anywhere' },
  cell: { padding: '2px 4px', '& > span': { width: '100%' } },
  sum: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px' },
})

type Props = {
  name: 'recurrence'
  value?: string
  currency: string | null
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** Whether an entry recurs, how often, and all that it makes: each day may still be set. */
export const RecurrenceField = draftable(PlainRecurrenceField, firstOf)

function PlainRecurrenceField({ name, value = '', currency, isOn, onTurn }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const around = useRef<HTMLDivElement>(null)
  // A draft that is taken up again recurs as it did.
  useEffect(() => {
    if (value !== '') onTurn(true)
  }, [value, onTurn])
  return (
    <div ref={around} className={styles.root}>
      <Switch label={t('recurrence.repeat')} checked={isOn} onChange={(_, { checked }) => onTurn(checked)} />
      {isOn ? <Repeating around={around} currency={currency} kept={value} /> : <HiddenValue name={name} value="" />}
    </div>
  )
}

type Around = RefObject<HTMLElement | null>

function Repeating({ around, currency, kept }: { around: Around; currency: string | null; kept: string }) {
  const { t } = useTranslation()
  const { typed, rows, setEvery, setCount, change, again } = useRows(around, kept)
  const { every, count, set } = typed
  return (
    <Framed name="recurrence" label="">
      <div>
        <HiddenValue name="recurrence" value={recurrenceText(typed, rows)} />
        <FieldGrid>
          <Field label={t('recurrence.every')}>
            <Select value={every} onChange={(_, { value }) => setEvery(value as Recurrence)}>
              {recurrenceNames.map((each) => (
                <option key={each} value={each}>
                  {t(`recurrence.name.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('recurrence.count')} hint={t('recurrence.countHint', { most: mostRepeats })}>
            <Input
              style={{ minWidth: 0 }}
              input={{ style: { minWidth: 0 } }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={count}
              onChange={(_, { value }) => setCount(value)}
            />
          </Field>
        </FieldGrid>
        {rows.length > 0 ? (
          <Preview around={around} rows={rows} currency={currency} onChange={change}>
            {set && (
              <Button size="small" onClick={again}>
                {t('recurrence.again')}
              </Button>
            )}
          </Preview>
        ) : (
          <Text size={200}>{t('recurrence.noDay')}</Text>
        )}
      </div>
    </Framed>
  )
}

/** As long as nobody has set a day, the rows follow the first days, the interval and the number. */
function useRows(around: Around, kept: string) {
  const [typed, setTyped] = useState(() => typedRecurrence(kept))
  const plannedOn = useFormText(around, 'plannedOn', '')
  const dueOn = rowsIn(useFormText(around, 'installments', ''))[0]?.dueOn ?? ''
  const { every, count, set } = typed
  const wanted = /^\d+$/.test(count) ? Number(count) : 0
  const rows = set ?? recurrenceRows({ every, count: wanted, plannedOn, dueOn })
  const setRows = (rows: RecurrenceRow[] | undefined) => setTyped({ ...typed, set: rows })
  return {
    typed,
    rows,
    setEvery: (chosen: Recurrence) => setTyped({ every: chosen, count, set: undefined }),
    setCount: (text: string) => setTyped({ every, count: text, set: undefined }),
    change: (index: number, changes: Partial<RecurrenceRow>) =>
      setRows(rows.map((row, place) => (place === index ? { ...row, ...changes } : row))),
    again: () => setRows(undefined),
  }
}

type PreviewProps = {
  around: Around
  rows: readonly RecurrenceRow[]
  currency: string | null
  onChange: (index: number, changes: Partial<RecurrenceRow>) => void
  children: React.ReactNode
}

/** Every entry that is about to be made, and what they come to. */
function Preview({ around, rows, currency, onChange, children }: PreviewProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const cents = moneyIn(useFormText(around, 'plannedCents', ''), language, currency) ?? 0
  return (
    <>
      <section className={styles.rows} aria-label={t('recurrence.preview')}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th className={styles.number} scope="col">
                {t('recurrence.number')}
              </th>
              <th scope="col">{t('field.plannedOn')}</th>
              <th scope="col">{t('ledger.dueOn')}</th>
              <th className={styles.amount} scope="col">
                {t('recurrence.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ plannedOn, dueOn }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their number only.
              <tr key={index}>
                <td className={styles.number}>{index + 1}</td>
                <td className={styles.cell}>
                  <DayInput
                    label={t('recurrence.plannedOf', { number: index + 1 })}
                    day={plannedOn}
                    direction="nearest"
                    from={plannedOn}
                    onChange={(day) => onChange(index, { plannedOn: day })}
                  />
                </td>
                <td className={styles.cell}>
                  <DayInput
                    label={t('recurrence.dueOf', { number: index + 1 })}
                    day={dueOn}
                    direction="nearest"
                    from={dueOn}
                    onChange={(day) => onChange(index, { dueOn: day })}
                  />
                </td>
                <td className={styles.amount}>{money(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.sum}>
        <Text size={200} role="status">
          {t('recurrence.sum', { count: rows.length, amount: money(cents * rows.length) })}
        </Text>
        {children}
      </div>
    </>
  )
}
