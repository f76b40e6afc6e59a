import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { useCommand } from '../platform/server/useCommand'

/** Whose address is not proven yet is told so, and can be mailed another link. */
export function EmailProofBar({ email }: { email: string }) {
  const { t } = useTranslation()
  const { run, sending } = useCommand()
  const [isSent, setSent] = useState(false)
  const mailLink = async () => setSent(await run('RequestEmailProof', {}))
  return (
    <MessageBar intent={isSent ? 'success' : 'warning'} layout="multiline" role="status">
      <MessageBarBody>{t(isSent ? 'emailProof.sent' : 'emailProof.missing', { email })}</MessageBarBody>
      {!isSent && (
        <MessageBarActions>
          <Button size="small" disabledFocusable={sending} onClick={() => void mailLink()}>
            {t('command.RequestEmailProof')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
