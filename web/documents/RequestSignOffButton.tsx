import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../platform/server/useCommand'

/** Asks every approver of the document about its content as it is now. */
export function RequestSignOffButton(place: { projectId: string; documentId: string }) {
  const { t } = useTranslation()
  const { run, sending } = useCommand()
  return (
    <Button
      appearance="primary"
      disabledFocusable={sending}
      onClick={() => void run('RequestSignOff', place, { done: t('done.RequestSignOff') })}
    >
      {t('command.RequestSignOff')}
    </Button>
  )
}
