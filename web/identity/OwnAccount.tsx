import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { DeleteAccountCard } from './DeleteAccountCard'
import { EmailProofBar } from './EmailProofBar'
import { PasswordCard } from './PasswordCard'
import { PersonalDataCard } from './PersonalDataCard'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '640px' },
})

/** What concerns oneself: who one is here, one's password, and the way out. */
export function OwnAccount() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me, error, mutate } = useQuery('me', {})
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!me) return <Loading rows={4} />
  return (
    <div className={styles.root}>
      {me.mustChangePassword && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('myInformation.mustChange')}</MessageBarBody>
        </MessageBar>
      )}
      {!me.emailProven && <EmailProofBar email={me.email} />}
      <PersonalDataCard me={me} />
      <PasswordCard />
      {!me.mustChangePassword && <DeleteAccountCard email={me.email} />}
    </div>
  )
}
