import { makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { DateField } from '../../platform/forms/DateField'
import { useFieldError } from '../../platform/forms/fieldErrors'
import { HiddenValue } from '../../platform/forms/HiddenValue'
import { TextField } from '../../platform/forms/textFields'
import { look } from '../../platform/look/look'
import { useShownDay } from '../../platform/server/useShownDay'
import { ClosedMonthWarning } from '../ClosedMonthWarning'
import { useFormText } from '../useFormText'
import { useLatestPaidDay } from '../useLatestPaidDay'
import { SettlingChanges } from './SettlingChanges'
import { delayIn, settlingCommands, settlingData, settlingErrors } from './settlingIn'
import { type Part, type SettlingDeed, settlingPreview } from './settlingPreview'
import { useRecordingWords } from './useRecordingWords'
import { useSettlingFailure } from './useSettlingFailure'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  choice: { display: 'grid', gap: '4px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  wrong: { color: look.colour.wrong },
})

type Props = {
  projectId: string
  currency: string
  deed: SettlingDeed
  parts: readonly Part[]
  onClosed: (sent: boolean) => void
}

/** Pays, cancels, reopens or puts off some installments, after it has shown what that changes. */
export function SettlingDialog({ projectId, currency, deed, parts, onClosed }: Props) {
  const { t } = useTranslation()
  const wordsOf = useRecordingWords()
  const failureOf = useSettlingFailure(currency)
  const latestPaidDay = useLatestPaidDay()
  // Those that somebody chose: what others change meanwhile is refused, and not done unseen.
  const [seen] = useState(parts)
  return (
    <CommandDialog
      type={settlingCommands[deed]}
      title={t(`settling.title.${deed}`, { count: seen.length })}
      words={deed === 'pay' ? wordsOf(seen) : undefined}
      data={(fields) => settlingData({ projectId, deed, parts: seen }, fields)}
      check={(fields) => settlingErrors(deed, seen, fields, latestPaidDay())}
      failureOf={failureOf}
      onClosed={onClosed}
    >
      {deed === 'pay' && <PayingFields projectId={projectId} currency={currency} parts={seen} />}
      {deed === 'postpone' && <DelayFields currency={currency} parts={seen} />}
      {(deed === 'cancel' || deed === 'reopen') && (
        <>
          <TextField name="reason" label={t('field.reason')} required autoFocus maxLength={500} />
          <SettlingChanges deed={deed} preview={settlingPreview(deed, seen)} currency={currency} />
        </>
      )}
    </CommandDialog>
  )
}

type FieldsProps = { currency: string; parts: readonly Part[] }

/** Each is paid in full. */
function PayingFields({ projectId, currency, parts }: FieldsProps & { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const day = useShownDay()
  const latestPaidDay = useLatestPaidDay()
  const around = useRef<HTMLDivElement>(null)
  const paidOn = useFormText(around, 'paidOn', day)
  return (
    <div ref={around} className={styles.root}>
      <DateField
        name="paidOn"
        label={t('field.paidOn')}
        hint={t('settling.inFull')}
        value={day}
        required
        range={{ max: latestPaidDay() }}
        direction="past"
      />
      <ClosedMonthWarning projectId={projectId} days={[paidOn]} />
      <SettlingChanges deed="pay" preview={settlingPreview('pay', parts)} currency={currency} paidOn={paidOn} />
    </div>
  )
}

const ways = ['months', 'days', 'to'] as const

/** To one day, or by as much for each. */
function DelayFields({ currency, parts }: FieldsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const around = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<(typeof ways)[number]>(parts.length > 1 ? 'months' : 'to')
  const firstDay = parts[0]?.dueOn ?? ''
  const texts: Record<string, string> = {
    delay: way,
    count: useFormText(around, 'count', '1'),
    dueOn: useFormText(around, 'dueOn', firstDay),
  }
  const delay = delayIn({ text: (name) => texts[name] ?? '' })
  return (
    <div ref={around} className={styles.root}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('settling.delay')}</legend>
        <HiddenValue name="delay" value={way} />
        <RadioGroup
          layout="horizontal"
          aria-label={t('settling.delay')}
          value={way}
          onChange={(_, { value }) => setWay(value as typeof way)}
        >
          {ways.map((each) => (
            <Radio key={each} value={each} label={t(`settling.delayWay.${each}`)} />
          ))}
        </RadioGroup>
        <FieldProblem name="delay" />
      </fieldset>
      {way === 'to' ? (
        <DateField
          name="dueOn"
          label={t('settling.newDueOn')}
          value={firstDay}
          required
          direction="future"
          from={firstDay}
        />
      ) : (
        <TextField
          key={way}
          name="count"
          label={t(`settling.delayBy.${way}`)}
          value="1"
          required
          inputMode="numeric"
          maxLength={4}
        />
      )}
      <SettlingChanges deed="postpone" preview={settlingPreview('postpone', parts, delay)} currency={currency} />
    </div>
  )
}

/** What is wrong with a choice. */
function FieldProblem({ name }: { name: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const code = useFieldError(name)
  return (
    code && (
      <Text size={200} role="alert" className={styles.wrong}>
        {t(`error.${code}`)}
      </Text>
    )
  )
}
