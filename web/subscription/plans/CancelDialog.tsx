import { Field, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { useCommand } from '../../platform/server/useCommand'
import { usePlanWords } from './usePlanWords'

type Props = {
  /** The instant until which there is access all the same. */
  until: string
  onClosed: () => void
}

/** Asks once more before the subscription is cancelled, and why: it says what stays, and until when. */
export function CancelDialog({ until, onClosed }: Props) {
  const { t } = useTranslation()
  const { day } = usePlanWords()
  const { run } = useCommand()
  const [reason, setReason] = useState('')
  const cancel = () =>
    run(
      'CancelSubscription',
      { reason: reason.trim() },
      { done: t('plans.cancelled', { day: day(until) }), failed: t('plans.notCancelled') },
    )
  return (
    <ConfirmDialog
      title={t('plans.cancelTitle')}
      action={t('plans.cancelAction')}
      stay={t('plans.cancelNot')}
      onConfirm={cancel}
      onClosed={onClosed}
    >
      {t('plans.cancelText', { day: day(until) })}
      <Field label={t('plans.cancelReason')} style={{ marginTop: 12 }}>
        <Textarea value={reason} onChange={(_, { value }) => setReason(value)} maxLength={1000} resize="vertical" />
      </Field>
    </ConfirmDialog>
  )
}
