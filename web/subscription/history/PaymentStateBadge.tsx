import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'

const colours = {
  attempted: 'informative',
  inProgress: 'brand',
  awaiting: 'warning',
  refused: 'danger',
  cancelled: 'informative',
  expired: 'informative',
  paid: 'success',
  refunded: 'informative',
  disputed: 'danger',
} as const satisfies Record<PaymentState, string>

/** How a payment stands, and whether the operator has still to decide what follows from it. */
export function PaymentStateBadge({ state, isFlagged }: { state: PaymentState; isFlagged: boolean }) {
  const { t } = useTranslation()
  return (
    <span>
      <RoomyBadge appearance="tint" color={isFlagged ? 'warning' : colours[state]}>
        {t(isFlagged ? 'payments.flagged' : `payments.state.${state}`)}
      </RoomyBadge>
    </span>
  )
}
