import { Card, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { licenceClass } from '@prumo/contracts/access'
import { useTranslation } from 'react-i18next'
import { Facts } from '../platform/layout/Facts'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { Page } from '../platform/layout/Page'
import { useQuery } from '../platform/server/useQuery'
import { useSession } from '../platform/session/useAccess'
import { DeleteAccountCard } from './DeleteAccountCard'
import { PasswordCard } from './PasswordCard'

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '640px' },
})

/** What concerns oneself: who one is here, and one's password. */
export function MyInformationScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const session = useSession()
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
            <Facts
              facts={[
                [t('field.name'), `${me.name} ${me.lastName}`],
                [t('field.email'), me.email],
                [t('myInformation.company'), me.companyName],
                [
                  t('myInformation.licence'),
                  [t(`licence.${me.licence}`), me.administrator && t('myInformation.administrator')]
                    .filter(Boolean)
                    .join(' · '),
                ],
                [t('myInformation.accessClass'), t(`licence.${licenceClass(session?.functionalities ?? [])}`)],
              ]}
            />
          </Card>
          <PasswordCard />
          {!me.mustChangePassword && <DeleteAccountCard email={me.email} />}
        </div>
      )}
    </Page>
  )
}
