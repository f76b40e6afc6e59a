import { Card, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/forms/CommandForm'
import { PasswordField } from '../platform/forms/textFields'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useToasts } from '../platform/layout/useToasts'
import { send } from '../platform/server/api'
import { useQuery } from '../platform/server/useQuery'
import { checkedPassword } from './checkedPassword'

/** One's own password, changed by whoever knows the present one. */
export function PasswordCard() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { mutate } = useQuery('me', {})
  return (
    <Card>
      <SectionTitle>{t('myInformation.changePassword')}</SectionTitle>
      <Text size={200}>{t('myInformation.others')}</Text>
      <CommandForm
        action={t('command.ChangePassword')}
        check={(fields) => ({
          ...(fields.text('currentPassword') === '' && { currentPassword: 'password.missing' }),
          ...checkedPassword(fields),
        })}
        onSubmit={async (fields) => {
          await send('ChangePassword', {
            currentPassword: fields.text('currentPassword'),
            password: fields.text('password'),
          })
          // No updates tell whose password somebody else had chosen: from here on they may come in.
          await mutate()
          toasts.done(t('done.ChangePassword'))
        }}
      >
        <PasswordField name="currentPassword" autoComplete="current-password" />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('password.rule')}
          label={t('recovery.newPassword')}
        />
        <PasswordField name="confirmation" autoComplete="new-password" />
      </CommandForm>
    </Card>
  )
}
