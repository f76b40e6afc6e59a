import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { CopyLink } from '../../platform/layout/CopyLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { ItemDrawer } from '../../platform/layout/ItemDrawer'
import { Loading } from '../../platform/layout/Loading'
import { useQuery } from '../../platform/server/useQuery'
import { PaymentFacts } from './PaymentFacts'
import { ReceiptButton } from './ReceiptButton'
import { TermsFacts } from './TermsFacts'
import { usePaymentWords } from './usePaymentWords'

type Props = {
  paymentId: string
  /** The payments of the list in their order: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (paymentId: string) => void
  onClose: () => void
}

/** A payment with all that is known of it, beside the list that it was opened from. */
export function PaymentDrawer({ paymentId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { titleOf } = usePaymentWords()
  const { data, error, mutate } = useQuery('payment', { paymentId })
  const payment = data?.paymentId === paymentId && !error ? data : undefined
  return (
    <ItemDrawer
      title={payment && titleOf(payment)}
      kind={t('payments.payment')}
      closing={t('payments.close')}
      siblings={{ ids: siblings, previous: t('payments.previous'), next: t('payments.nextOne'), isHeld: false, onOpen }}
      tools={<CopyLink address={addresses.paymentHistory({ open: paymentId })} />}
      record={paymentId}
      onClose={onClose}
    >
      {error && isUnknown(error.status) ? (
        <EmptyState title={t('payments.unknown')} text={t('payments.unknownText')} />
      ) : (
        <FailureBar failure={error} onRetry={() => void mutate()} />
      )}
      {!payment && !error && <Loading rows={8} shape="fields" />}
      {payment && (
        <>
          <PaymentFacts payment={payment} />
          {payment.state === 'paid' && !payment.isFlagged && <ReceiptButton paymentId={paymentId} />}
          <TermsFacts paymentId={paymentId} />
        </>
      )}
    </ItemDrawer>
  )
}

/** The address names none, or none of this organization. */
const isUnknown = (status: number) => status === 404 || status === 422
