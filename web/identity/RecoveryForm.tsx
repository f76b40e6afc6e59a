import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/forms/CommandForm'
import type { Fields } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { TextField } from '../platform/forms/textFields'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { TextButton } from '../platform/layout/TextButton'
import { send } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'

const checked = (fields: Fields): Record<string, string> => {
  const email = fields.text('email').trim()
  return email === '' ? { email: 'email.missing' } : looksLikeEmail(email) ? {} : { email: 'email.invalid' }
}

/** Asks for a link by mail with which a new password can be chosen once. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [sentTo, setSentTo] = useState('')
  const back = <TextButton onClick={onBack}>{t('recovery.back')}</TextButton>
  const request = async (fields: Fields) => {
    const email = fields.text('email').trim()
    await send('RequestPasswordRecovery', { email, language })
    setSentTo(email)
  }
  if (sentTo)
    return (
      <>
        <MessageBar intent="success" layout="multiline" role="status">
          <MessageBarBody>{t('recovery.sent', { email: sentTo })}</MessageBarBody>
        </MessageBar>
        {back}
      </>
    )
  return (
    <CommandForm action={t('recovery.send')} check={checked} onSubmit={request} aside={back}>
      <TextField name="email" type="email" autoComplete="username" hint={t('recovery.hint')} />
    </CommandForm>
  )
}
