import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { TextField } from '../../platform/forms/textFields'
import { Failure } from '../../platform/server/failure'
import { usePlanWords } from './usePlanWords'

type Props = {
  /** The end of the period (ISO UTC) until which there is access. */
  until: string
  onClosed: () => void
}

/** Asks once more before the subscription is cancelled, and why: it says what stays, and until when. */
export function CancelDialog({ until, onClosed }: Props) {
  const { t } = useTranslation()
  const { day } = usePlanWords()
  const words = {
    action: t('plans.cancelAction'),
    done: t('plans.cancelled', { day: day(until) }),
    stay: t('plans.cancelNot'),
  }
  return (
    <CommandDialog
      type="CancelSubscription"
      title={t('plans.cancelTitle')}
      words={words}
      data={({ text }) => ({ reason: text('reason').trim() })}
      failureOf={asNotCancelled}
      onClosed={onClosed}
    >
      <Text>{t('plans.cancelText', { day: day(until) })}</Text>
      <TextField name="reason" label={t('plans.cancelReason')} maxLength={1000} />
    </CommandDialog>
  )
}

/** What went wrong by itself says that nothing was cancelled; a refusal says why. */
const asNotCancelled = (failure: Failure): Failure =>
  failure.status >= 500 ? new Failure('subscription.notCancelled', failure.status, {}, [], failure.requestId) : failure
