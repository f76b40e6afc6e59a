import { Card, MessageBar, MessageBarBody, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { send, useQuery } from '../platform/api'
import { CommandForm } from '../platform/CommandForm'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { Page } from '../platform/Page'
import { PasswordField } from '../platform/textFields'
import { useToasts } from '../platform/useToasts'
import { checkedPassword } from './checkedPassword'

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '8px 24px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '640px' },
})

/** What concerns oneself: who one is here, and one's password. */
export function MyInformationScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me, error, mutate } = useQuery('me', {})
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  return (
    <Page title={t('navigation.myinformation')}>
      {!me ? (
        <Loading rows={4} />
      ) : (
        <div className={styles.cards}>
          {me.mustChangePassword && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{t('myInformation.mustChange')}</MessageBarBody>
            </MessageBar>
          )}
          <Card>
            <Subtitle2 as="h2">{t('myInformation.personal')}</Subtitle2>
            <dl className={styles.facts}>
              <dt>{t('field.name')}</dt>
              <dd>
                {me.name} {me.lastName}
              </dd>
              <dt>{t('field.email')}</dt>
              <dd>{me.email}</dd>
              <dt>{t('myInformation.company')}</dt>
              <dd>{me.companyName}</dd>
              <dt>{t('myInformation.licence')}</dt>
              <dd>
                {t(`licence.${me.licence}`)}
                {me.administrator && ` · ${t('myInformation.administrator')}`}
              </dd>
            </dl>
          </Card>
          <PasswordCard />
        </div>
      )}
    </Page>
  )
}

function PasswordCard() {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (
    <Card>
      <Subtitle2 as="h2">{t('myInformation.changePassword')}</Subtitle2>
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
