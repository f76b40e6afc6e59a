import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { CommandForm } from '../platform/forms/CommandForm'
import type { Fields } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { PasswordField, TextField } from '../platform/forms/textFields'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { TextButton } from '../platform/layout/TextButton'
import { TextLink } from '../platform/layout/TextLink'
import { Failure } from '../platform/server/failure'
import { endedSession } from '../platform/session/endedSession'
import { AuthFrame } from './AuthFrame'
import { homeOf, keepLogotipo, signIn } from './signedIn'

// The side doors are fetched by those who take them.
const NewPasswordForm = lazy(async () => ({ default: (await import('./NewPasswordForm')).NewPasswordForm }))
const RecoveryForm = lazy(async () => ({ default: (await import('./RecoveryForm')).RecoveryForm }))

/** Sign-in, and its two side doors: asking for a recovery link, and choosing a new password with one. */
export function SignInScreen() {
  const { t } = useTranslation()
  const { subdomain } = useParams()
  const [search] = useSearchParams()
  const [recovering, setRecovering] = useState(false)
  const [logotipoUrl, setLogotipoUrl] = useState('')
  const recoveryCode = search.get('recovery')
  useEffect(() => {
    if (subdomain) void keepLogotipo(subdomain).then(setLogotipoUrl)
  }, [subdomain])

  const title = recoveryCode ? 'recovery.newPassword' : recovering ? 'recovery.title' : 'signIn.title'
  return (
    <AuthFrame title={t(title)} logotipoUrl={logotipoUrl}>
      <Suspense>
        {recoveryCode ? (
          <NewPasswordForm code={recoveryCode} />
        ) : recovering ? (
          <RecoveryForm onBack={() => setRecovering(false)} />
        ) : (
          <SignInForm onRecover={() => setRecovering(true)} />
        )}
      </Suspense>
    </AuthFrame>
  )
}

function SignInForm({ onRecover }: { onRecover: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [ended] = useState(() => endedSession.get())
  const enter = async (fields: Fields) => {
    const session = await signIn(fields.text('login').trim(), fields.text('password'))
    const next = search.get('next') ?? (ended?.email === session.userEmail ? ended.next : null)
    endedSession.leave()
    await navigate(next?.startsWith('/') && !next.startsWith('//') ? next : homeOf(session), { replace: true })
  }
  return (
    <>
      {search.has('recovered') && (
        <MessageBar intent="success" role="status">
          <MessageBarBody>{t('done.RecoverPassword')}</MessageBarBody>
        </MessageBar>
      )}
      {ended && (
        <MessageBar intent="info" layout="multiline" role="status">
          <MessageBarBody>{t(ended.hasDrafts ? 'signIn.endedWithDrafts' : 'signIn.ended')}</MessageBarBody>
        </MessageBar>
      )}
      <CommandForm
        action={t('signIn.action')}
        check={checked}
        failureOf={explained}
        onSubmit={enter}
        aside={<TextButton onClick={onRecover}>{t('recovery.forgot')}</TextButton>}
      >
        <TextField name="login" type="email" autoFocus autoComplete="username" label={t('field.email')} />
        <PasswordField name="password" autoComplete="current-password" />
      </CommandForm>
      <span>
        {t('signIn.noAccount')} <TextLink to={addresses.signUp()}>{t('signUp.action')}</TextLink>
      </span>
      <TextLink to={addresses.checkReceipt()}>{t('signIn.checkReceipt')}</TextLink>
    </>
  )
}

function checked(fields: Fields): Record<string, string> {
  const login = fields.text('login').trim()
  return {
    ...(login === '' ? { login: 'email.missing' } : !looksLikeEmail(login) && { login: 'email.invalid' }),
    ...(fields.text('password') === '' && { password: 'password.missing' }),
  }
}

const explainable = [
  'access.wrongPassword',
  'account.passwordExpired',
  'signIn.notKept',
  'request.tooMany',
  'service.unreachable',
]

/** What somebody can do something about; else: it did not work, try again. */
const explained = (failure: Failure) =>
  explainable.includes(failure.code) ? failure : new Failure('signIn.failed', failure.status, {}, [], failure.requestId)
