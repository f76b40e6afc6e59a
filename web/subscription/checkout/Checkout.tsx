import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { useQuery } from '../../platform/server/useQuery'
import { CheckoutSteps } from './CheckoutSteps'
import { keptOrder, orderIn } from './keptOrder'
import { NotSold } from './NotSold'

/** Buys a plan, or goes on with a payment that was begun, here or elsewhere. */
export function Checkout() {
  const [search] = useSearchParams()
  // What the address named at first: later it follows what is done here.
  const [arrival] = useState(() => ({ paymentId: search.get('payment'), order: orderIn(search) ?? keptOrder.get() }))
  const subscription = useQuery('subscription', {})
  const payment = useQuery('payment', arrival.paymentId ? { paymentId: arrival.paymentId } : null)
  const isWaiting = arrival.paymentId !== null && !payment.data && !payment.error
  if (!subscription.data || isWaiting)
    return subscription.error ? (
      <FailureBar failure={subscription.error} onRetry={() => void subscription.mutate()} />
    ) : (
      <Loading rows={8} />
    )
  const begun = payment.data ?? subscription.data.underWay
  if (!begun && (subscription.data.gateway === null || subscription.data.methods.length === 0)) return <NotSold />
  return <CheckoutSteps subscription={subscription.data} order={arrival.order} begun={begun ?? null} />
}
