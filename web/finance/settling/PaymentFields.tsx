import { makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths } from '../../platform/formats/months'
import { moneyText } from '../../platform/formats/typedMoney'
import { DateField } from '../../platform/forms/DateField'
import { FieldGrid } from '../../platform/forms/FieldGrid'
import { HiddenValue } from '../../platform/forms/HiddenValue'
import { TextField } from '../../platform/forms/textFields'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { ClosedMonthWarning } from '../ClosedMonthWarning'
import { useFormText } from '../useFormText'
import { useLatestPaidDay } from '../useLatestPaidDay'
import { useMoney } from '../useMoney'
import { paymentIn, type Remainder, type TypedPayment } from './paymentIn'
import type { Part } from './settlingPreview'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  remainder: { display: 'grid', gap: '4px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  outcome: {
    display: 'grid',
    gap: '2px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontVariantNumeric: 'tabular-nums',
  },
})

type Props = { projectId: string; currency: string; part: Part }

/** The fields of a payment, with what it moves and what it leaves, before it is sent. */
export function PaymentFields({ projectId, currency, part }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const day = useShownDay()
  const latestPaidDay = useLatestPaidDay()
  const money = useMoney(currency)
  const around = useRef<HTMLDivElement>(null)
  const [remainder, setRemainder] = useState<Remainder>('rest')
  const due = moneyText(part.cents, language)
  const texts: Record<string, string> = {
    paidOn: useFormText(around, 'paidOn', day),
    cents: useFormText(around, 'cents', due),
    interestCents: useFormText(around, 'interestCents', ''),
    fineCents: useFormText(around, 'fineCents', ''),
    discountCents: useFormText(around, 'discountCents', ''),
    remainder,
    restDueOn: day,
  }
  const fields = { text: (name: string) => texts[name] ?? '', all: () => [], has: () => false }
  const lastDay = latestPaidDay()
  const typed = paymentIn(fields, { dueCents: part.cents, language, currency, restId: '', lastDay })
  const amount = (name: string) => (
    <TextField name={name} label={t(`settling.field.${name}`)} value="" inputMode="decimal" maxLength={30} />
  )
  return (
    <div ref={around} className={styles.root}>
      <Text className={styles.quiet}>
        {t('settling.due', { day: showDay(part.dueOn, language), amount: money(part.cents) })}
      </Text>
      <FieldGrid>
        <DateField
          name="paidOn"
          label={t(`settling.paidOn.${part.kind}`)}
          value={day}
          required
          range={{ max: lastDay }}
          direction="past"
        />
        <TextField
          name="cents"
          label={t('settling.field.cents')}
          value={due}
          required
          inputMode="decimal"
          maxLength={30}
          autoFocus
        />
        {amount('interestCents')}
        {amount('fineCents')}
        {amount('discountCents')}
      </FieldGrid>
      {typed.leftCents > 0 && !typed.errors.cents && (
        <RemainderField
          left={t('settling.left', { amount: money(typed.leftCents) })}
          value={remainder}
          dueOn={part.dueOn > day ? part.dueOn : addMonths(day, 1)}
          paidOn={texts.paidOn || day}
          onChange={setRemainder}
        />
      )}
      <Outcome kind={part.kind} typed={typed} currency={currency} />
      <ClosedMonthWarning projectId={projectId} days={[texts.paidOn ?? '']} />
    </div>
  )
}

type RemainderProps = {
  left: string
  value: Remainder
  /** When the rest is due, where nobody sets another day. */
  dueOn: string
  paidOn: string
  onChange: (value: Remainder) => void
}

/** What becomes of what a payment leaves. */
function RemainderField({ left, value, dueOn, paidOn, onChange }: RemainderProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <fieldset className={styles.remainder}>
      <legend className={styles.legend}>{left}</legend>
      <HiddenValue name="remainder" value={value} />
      <RadioGroup aria-label={left} value={value} onChange={(_, { value: chosen }) => onChange(chosen as Remainder)}>
        <Radio value="rest" label={t('settling.leftOpen')} />
        <Radio value="discount" label={t('settling.leftDiscount')} />
      </RadioGroup>
      {value === 'rest' && (
        <DateField
          name="restDueOn"
          label={t('settling.restDueOn')}
          value={dueOn}
          required
          direction="future"
          from={paidOn}
        />
      )}
    </fieldset>
  )
}

type OutcomeProps = { kind: Part['kind']; typed: TypedPayment; currency: string }

/** What moves, and what stays to be paid. */
function Outcome({ kind, typed: { payment, movedCents, openCents }, currency }: OutcomeProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const sum = t('settling.sum', {
    amount: money(payment.cents),
    interest: money(payment.interestCents),
    fine: money(payment.fineCents),
    discount: money(payment.discountCents),
  })
  return (
    <div className={styles.outcome} role="status">
      <Text weight="semibold">{t(`settling.moves.${kind}`, { amount: money(Math.max(0, movedCents)) })}</Text>
      <Text size={200}>{sum}</Text>
      <Text size={200}>
        {openCents > 0 ? t('settling.staysOpen', { amount: money(openCents) }) : t('settling.staysNothing')}
      </Text>
    </div>
  )
}
