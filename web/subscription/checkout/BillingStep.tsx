import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { useQuery } from '../../platform/server/useQuery'
import { BillingForm } from './BillingForm'

/** Whom receipts are made out to: what was said of it before stands in its form. */
export function BillingStep({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { data, error, mutate } = useQuery('billingData', {})
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data) return <Loading rows={8} shape="fields" />
  return <BillingForm billing={data.billing} refresh={mutate} onDone={onDone} onBack={onBack} />
}
