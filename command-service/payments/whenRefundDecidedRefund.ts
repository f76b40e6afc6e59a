import type { Policy } from '../pipeline/policy'
import { bareOutcome } from '../subscription/outcome'
import { refundDue } from '../subscription/refundRules'
import { subscription } from '../subscription/subscription'
import { opened } from '../subscription/subscriptionState'
import { answeredDecision } from './answeredDecision'
import type { PaymentsAtGateway } from './paymentsAtGateway'

/**
 * The money goes back where it was paid, or is owed where it cannot. Gateways do it once, however often they are asked:
 * what broke off in between is begun again.
 */
export const whenRefundDecidedRefund = ({ refund }: Pick<PaymentsAtGateway, 'refund'>): Policy => ({
  name: 'refundPayment',
  on: {
    PaymentRefundDecided: (event, doing) =>
      answeredDecision(event, doing, async () => {
        const { organizationId, paymentId, reason } = event.data
        const of = { organizationId, paymentId }
        const { state } = await doing.domain.aggregates.load(subscription, `subscription-${organizationId}`)
        const due = refundDue(opened(state), paymentId)
        if (!due) return
        const { cents, currency } = due
        const outcome = { ...bareOutcome('refunded'), cents, currency }
        if (await refund(of)) await doing.perform({ type: 'NoteOutcome', data: { ...of, outcome } }, 'refund')
        else await doing.perform({ type: 'CreditPayment', data: { ...of, reason } }, 'credit')
      }),
  },
})
