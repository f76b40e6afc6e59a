import { isSold, priceOf } from '@prumo/contracts/subscription/plans'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { refuseOutrun } from '../rules/refuseOutrun'
import type { Rules } from './subscriptionCommands'
import { type Opened, opened, orderOf, paidAt, type Subscription } from './subscriptionState'
import { withdrawnRenewals } from './withdrawnRenewals'

type OfPlan =
  | 'StartTrial'
  | 'GrantAccess'
  | 'GrantPlan'
  | 'SaveBillingData'
  | 'BookPlanChange'
  | 'WithdrawPlanChange'
  | 'CancelSubscription'
  | 'ResumeSubscription'
  | 'EndSubscription'
  | 'RequestBudget'

export const planRules: Rules<OfPlan> = {
  StartTrial: (data, started) => (started ? [] : [{ type: 'TrialStarted', data }]),
  GrantAccess: (data, before) => (before?.code === data.code ? [] : [{ type: 'AccessGranted', data }]),
  GrantPlan: (data, before) => {
    const { granted, endsAt, ended } = opened(before)
    const isInForce = granted?.plan === data.plan && granted.seats === data.seats && endsAt === data.endsAt
    return isInForce && ended === null ? [] : [{ type: 'PlanGranted', data }]
  },

  SaveBillingData: ({ organizationId, seen, held, ...billing }, before) => {
    const state = opened(before)
    if (state.billing && equal(state.billing, billing)) return []
    if (state.billing) refuseOutrun(state.billing, billing, seen)
    // Claims were changed for another one: it would never be given back.
    const document = state.billing?.document ?? null
    if (held && document !== held.from && document !== billing.document)
      throw new Refused('record.changedMeanwhile', { fields: ['document'] })
    return [
      {
        type: 'BillingDataSaved',
        data: { organizationId, billing, before: state.billing && { billing: state.billing } },
      },
    ]
  },

  BookPlanChange: ({ organizationId, prices, ...booking }, before, { at }) => {
    const { state, paid } = paidOrRefused(before, at)
    const order = orderOf(booking)
    if (state.isCancelled) throw new Refused('subscription.ended')
    if (state.booked && equal(state.booked, order)) return []
    if (!isSold(order)) throw new Refused('subscription.seatsNotSold')
    if (equal(orderOf(paid), order)) throw new Refused('subscription.nothingChanges')
    if (order.period === paid.period && priceOf(order, prices) >= priceOf(paid, prices))
      throw new Refused('subscription.notLess')
    const booked = { type: 'PlanChangeBooked', data: { organizationId, ...order, from: state.endsAt } } as const
    return [booked, ...withdrawnRenewals(state, organizationId, order)]
  },

  WithdrawPlanChange: ({ organizationId }, before) => {
    const state = opened(before)
    if (!state.booked) return []
    return [
      { type: 'PlanChangeWithdrawn', data: { organizationId, before: state.booked } },
      ...withdrawnRenewals(state, organizationId, state.paid),
    ]
  },

  CancelSubscription: ({ organizationId, reason = '' }, before, { at }) => {
    const { state } = paidOrRefused(before, at)
    if (state.isCancelled) return []
    const cancelled = { type: 'SubscriptionCancelled', data: { organizationId, endsAt: state.endsAt, reason } } as const
    return [cancelled, ...withdrawnRenewals(state, organizationId, null)]
  },

  ResumeSubscription: ({ organizationId }, before, { at }) => {
    const { state } = paidOrRefused(before, at)
    if (!state.isCancelled) return []
    return [{ type: 'SubscriptionResumed', data: { organizationId, endsAt: state.endsAt } }]
  },

  EndSubscription: ({ organizationId, because }, before) =>
    opened(before).ended === null ? [{ type: 'SubscriptionEnded', data: { organizationId, because } }] : [],

  RequestBudget: (data, before) =>
    opened(before).budgets.includes(data.requestId) ? [] : [{ type: 'BudgetRequested', data }],
}

/** What is paid and in force; whoever has not paid has nothing to change. */
function paidOrRefused(before: Subscription, at: string): { state: Opened; paid: NonNullable<Opened['paid']> } {
  const state = opened(before)
  const paid = paidAt(state, at)
  if (!paid) throw new Refused('subscription.notPaid')
  return { state, paid }
}
