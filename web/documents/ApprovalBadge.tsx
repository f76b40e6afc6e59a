import { CounterBadge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/server/useQuery'

/** How many documents wait for the decision of whoever looks. */
export function ApprovalBadge() {
  const { t } = useTranslation()
  const { data } = useQuery('approvals', {})
  if (!data?.total) return null
  return (
    <CounterBadge
      count={data.total}
      size="small"
      style={{ marginLeft: 'auto' }}
      aria-label={t('approval.count', { count: data.total })}
    />
  )
}
