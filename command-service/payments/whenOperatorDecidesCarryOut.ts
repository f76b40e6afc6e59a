import type { Policy } from '../pipeline/policy'
import { codeOf } from '../subscription/subscriptionState'
import { answeredDecision } from './answeredDecision'
import { endOfDay } from './gateway/slipDays'

/** What the operator decided without a gateway is done where Prumo runs. */
export const whenOperatorDecidesCarryOut: Policy = {
  name: 'carryOutDecision',
  on: {
    PaymentSettlementDecided: (event, doing) =>
      answeredDecision(event, doing, async () => {
        const { decidedBy: _, ...settlement } = event.data
        await doing.perform({ type: 'SettlePayment', data: settlement }, 'settle')
      }),
    PlanGrantDecided: (event, doing) =>
      answeredDecision(event, doing, async () => {
        const { organizationId, plan, seats, until, reason } = event.data
        const access = { organizationId, code: codeOf(plan, organizationId), endsAt: endOfDay(until).toISOString() }
        await doing.perform({ type: 'GrantPlan', data: { ...access, plan, seats, agreement: reason } }, 'grant')
      }),
  },
}
