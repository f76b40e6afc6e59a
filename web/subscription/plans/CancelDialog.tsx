import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { useCommand } from '../../platform/server/useCommand'
import { usePlanWords } from './usePlanWords'

type Props = {
  /** The instant until which there is access all the same. */
  until: string
  onClosed: () => void
}

/** Asks once more before the subscription is cancelled: it says what stays, and until when. */
export function CancelDialog({ until, onClosed }: Props) {
  const { t } = useTranslation()
  const { day } = usePlanWords()
  const { run } = useCommand()
  const cancel = () =>
    run('CancelSubscription', {}, { done: t('plans.cancelled', { day: day(until) }), failed: t('plans.notCancelled') })
  return (
    <ConfirmDialog
      title={t('plans.cancelTitle')}
      action={t('plans.cancelAction')}
      onConfirm={cancel}
      onClosed={onClosed}
    >
      {t('plans.cancelText', { day: day(until) })}
    </ConfirmDialog>
  )
}
