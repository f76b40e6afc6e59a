import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { Page } from '../platform/layout/Page'
import { useQuery } from '../platform/server/useQuery'
import { PasswordCard } from './PasswordCard'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '640px' },
})

/** A worker's whole product for now: that the tasks are still to come, and one's own password. */
export function WorkerHome() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me, error, mutate } = useQuery('me', {})
  const name = t('navigation.worker')
  return (
    <Page title={name}>
      <div className={styles.root}>
        <FailureBar failure={error} onRetry={() => void mutate()} />
        {me?.mustChangePassword && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('myInformation.mustChange')}</MessageBarBody>
          </MessageBar>
        )}
        <EmptyState title={t('notBuiltYet.title')} text={t('notBuiltYet.text', { name })} />
        <PasswordCard />
      </div>
    </Page>
  )
}
