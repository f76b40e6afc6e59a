import { Button, Card, Input, Text, Textarea } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useKeptText } from '../platform/drafts/useKeptText'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { FieldErrors } from '../platform/forms/fieldErrors'
import { missing } from '../platform/forms/formFields'
import { Framed } from '../platform/forms/textFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useCommand } from '../platform/server/useCommand'
import { session } from '../platform/session/session'

/** Deletes one's own account. It asks for a reason, the password and the e-mail: there is no way back. */
export function DeleteAccountCard({ email }: { email: string }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const [reason = '', write] = useKeptText('DeleteMyAccount')
  const form = useCommandForm({
    check: (fields) => ({
      ...missing(fields, { reason: 'reason.missing' }),
      ...(fields.text('password') === '' && { password: 'password.missing' }),
    }),
    onSubmit: async (fields) => {
      const [reason, password] = [fields.text('reason'), fields.text('password')]
      const isErased = await run('DeleteMyAccount', { reason, password })
      if (isErased) leave()
      return isErased
    },
  })
  return (
    <Card style={{ alignItems: 'flex-start' }}>
      <SectionTitle>{t('command.DeleteMyAccount')}</SectionTitle>
      <Text>{t('deleteAccount.about')}</Text>
      <ConfirmDialog
        trigger={<Button>{t('command.DeleteMyAccount')}</Button>}
        title={t('command.DeleteMyAccount')}
        action={t('deleteAccount.action')}
        typed={email}
        onConfirm={form.submit}
        onClosed={form.reset}
      >
        <Text block>{t('deleteAccount.lost')}</Text>
        {/* The button of the dialog submits it, once the e-mail is typed below. */}
        <form {...form.props} onSubmit={(event) => event.preventDefault()}>
          <FieldErrors.Provider value={form.errors}>
            <Framed name="reason" required hint={t('reasonHint')} style={{ marginTop: 12 }}>
              <Textarea name="reason" defaultValue={reason} maxLength={300} onChange={(_, { value }) => write(value)} />
            </Framed>
            <Framed name="password" label={t('field.currentPassword')} required style={{ marginTop: 12 }}>
              <Input name="password" type="password" autoComplete="current-password" maxLength={128} />
            </Framed>
          </FieldErrors.Provider>
        </form>
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
