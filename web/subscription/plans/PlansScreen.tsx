import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { Page } from '../../platform/layout/Page'
import { useQuery } from '../../platform/server/useQuery'
import { ForManager } from '../ForManager'
import { NextPayment } from './NextPayment'
import { PlanOffers } from './PlanOffers'
import { SeatsUsed } from './SeatsUsed'
import { StorageUsed } from './StorageUsed'
import { UnderWay } from './UnderWay'
import { YourPlan } from './YourPlan'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1120px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: '16px',
    alignItems: 'stretch',
  },
})

/** What the organization has bought and uses of it, what is charged next, and what else it can buy. */
export function PlansScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.plans')}>
      <ForManager>
        <Plans />
      </ForManager>
    </Page>
  )
}

function Plans() {
  const styles = useStyles()
  const { data: subscription, error, mutate } = useQuery('subscription', {})
  if (!subscription) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={12} />
  const at = new Date().toISOString()
  return (
    <div className={styles.root}>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {subscription.underWay && <UnderWay payment={subscription.underWay} />}
      <div className={styles.grid}>
        <YourPlan subscription={subscription} at={at} />
        <NextPayment subscription={subscription} at={at} />
        <SeatsUsed subscription={subscription} />
        <StorageUsed subscription={subscription} />
      </div>
      <PlanOffers subscription={subscription} at={at} />
    </div>
  )
}
