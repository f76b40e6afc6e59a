import { Text } from '@fluentui/react-components'
import { useQuery } from '../../platform/server/useQuery'
import { usePaymentWords } from '../history/usePaymentWords'

/** What is being paid, and how much it is, for whoever pays it now or goes on with it on another day. */
export function PaymentLine({ paymentId }: { paymentId: string }) {
  const { titleOf, amountOf } = usePaymentWords()
  const { data: payment } = useQuery('payment', { paymentId })
  if (!payment) return null
  return (
    <Text>
      {titleOf(payment)} · <Text weight="semibold">{amountOf(payment)}</Text>
    </Text>
  )
}
