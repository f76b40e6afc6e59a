import { Card, MessageBar, MessageBarBody, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/api'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { Page } from '../platform/Page'
import { DeleteAccountCard } from './DeleteAccountCard'
import { PasswordCard } from './PasswordCard'

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
          <DeleteAccountCard email={me.email} />
        </div>
      )}
    </Page>
  )
}
