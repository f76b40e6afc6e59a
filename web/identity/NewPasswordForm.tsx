import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { CommandForm } from '../platform/forms/CommandForm'
import { PasswordField } from '../platform/forms/textFields'
import { send } from '../platform/server/api'
import { checkedPassword } from './checkedPassword'

/** Chooses a new password with the code of a recovery link. */
export function NewPasswordForm({ code }: { code: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <CommandForm
      action={t('recovery.save')}
      check={checkedPassword}
      onSubmit={async (fields) => {
        await send('RecoverPassword', { code, password: fields.text('password') })
        await navigate(addresses.signIn({ recovered: 'yes' }), { replace: true })
      }}
    >
      <PasswordField name="password" autoComplete="new-password" hint={t('password.rule')} />
      <PasswordField name="confirmation" autoComplete="new-password" />
    </CommandForm>
  )
}
