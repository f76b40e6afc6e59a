import { Button, Card, Field, Input, Subtitle2, Text, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { useCommand } from '../platform/server/useCommand'
import { session } from '../platform/session/session'

/** The end of one's own account: why, with the password once more, and the e-mail typed, because there is no way back. */
export function DeleteAccountCard({ email }: { email: string }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const [reason, setReason] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const missing = (value: string, code: string) =>
    tried && value.trim() === '' && { validationState: 'error' as const, validationMessage: t(`error.${code}`) }
  const erase = async () => {
    setTried(true)
    if (reason.trim() === '' || password === '') return false
    const erased = await run('DeleteMyAccount', { reason, password })
    if (erased) leave()
    return erased
  }
  return (
    <Card style={{ alignItems: 'flex-start' }}>
      <Subtitle2 as="h2" style={{ margin: 0 }}>
        {t('command.DeleteMyAccount')}
      </Subtitle2>
      <Text>{t('deleteAccount.about')}</Text>
      <ConfirmDialog
        trigger={<Button>{t('command.DeleteMyAccount')}</Button>}
        title={t('command.DeleteMyAccount')}
        action={t('deleteAccount.action')}
        typed={email}
        onConfirm={erase}
        onClosed={() => setTried(false)}
      >
        <Text block>{t('deleteAccount.lost')}</Text>
        <Field
          label={t('field.reason')}
          required
          hint={t('reasonHint')}
          style={{ marginTop: 12 }}
          {...missing(reason, 'reason.missing')}
        >
          <Textarea value={reason} maxLength={300} onChange={(_, { value }) => setReason(value)} />
        </Field>
        <Field
          label={t('field.currentPassword')}
          required
          style={{ marginTop: 12 }}
          {...missing(password, 'password.missing')}
        >
          <Input
            type="password"
            autoComplete="current-password"
            value={password}
            maxLength={128}
            onChange={(_, { value }) => setPassword(value)}
          />
        </Field>
      </ConfirmDialog>
    </Card>
  )
}

/** Nothing of whoever was here stays in this browser. */
function leave() {
  session.clear()
  sessionStorage.clear()
  location.assign(addresses.signIn())
}
