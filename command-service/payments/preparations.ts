import type { Actor } from '@prumo/contracts/access'
import { quotas } from '@prumo/contracts/discussion/storage'
import { type GatewayName, gateways } from '@prumo/contracts/subscription/gateways'
import type { Order, Prices } from '@prumo/contracts/subscription/plans'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import { type By, decide } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { storage } from '../discussion/storage'
import { account } from '../identity/account'
import { company } from '../organization/company'
import type { Domain } from '../pipeline/domain'
import { inOwn } from '../pipeline/inOwn'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations } from '../pipeline/preparation'
import { subscription } from '../subscription/subscription'
import type { BudgetRequest } from './mailOfBudget'

type PlanParts = {
  prices: Prices
  /** The gateway in force; without one nothing is sold here. */
  gateway: GatewayName | null
  /** Tells the operator that somebody asks for a budget. */
  tellOperator(request: BudgetRequest): Promise<void>
}

/** What people ask of a subscription, with the facts that its rules need. */
export const planPreparations = (parts: PlanParts): Preparations => {
  const { prices, gateway } = parts
  const offered = gateway && { name: gateway, ...takenBy(gateway) }
  /** Another card is kept where cards are kept at all. */
  const keeping = gateway && gateways[gateway].keepsCards ? offered : null
  return {
    OrderPlan: async ({ termsAccepted: _, ...data }, { actor, at }, domain) => {
      const organizationId = organizationOf(actor)
      await refuseTooSmall(domain.aggregates, { organizationId, order: data }, { actor, at })
      const isEmailProven = await hasProvenEmail(domain, actor)
      return {
        steps: [
          {
            type: 'OrderPlan',
            data: { ...data, organizationId, prices, offered, terms: termsInForce, isEmailProven },
          },
        ],
      }
    },

    ChangePaymentCard: async (data, { actor }) => ({
      steps: [
        { type: 'ChangePaymentCard', data: { ...data, organizationId: organizationOf(actor), offered: keeping } },
      ],
    }),

    WithdrawPayment: inOwn('WithdrawPayment'),

    BookPlanChange: async (order, { actor, at }, { aggregates }) => {
      const organizationId = organizationOf(actor)
      const booking = { type: 'BookPlanChange', data: { ...order, organizationId, prices } } as const
      const { state } = await aggregates.load(subscription, `subscription-${organizationId}`)
      // What is refused books no seats.
      decide(subscription, booking, state, { actor, at })
      await refuseTooSmall(aggregates, { organizationId, order }, { actor, at })
      const { plan, seats } = order
      return { steps: [{ type: 'BookSeats', data: { organizationId, plan, seats } }, booking] }
    },

    WithdrawPlanChange: async (_, { actor }) => ({ steps: unbooked('WithdrawPlanChange', organizationOf(actor)) }),
    CancelSubscription: async (data, { actor }) => ({
      steps: unbooked('CancelSubscription', organizationOf(actor), data),
    }),
    ResumeSubscription: inOwn('ResumeSubscription'),

    RequestBudget: async (data, { actor }) => {
      const request = { ...data, organizationId: organizationOf(actor) }
      return { steps: [{ type: 'RequestBudget', data: request }], after: () => parts.tellOperator(request) }
    },
  }
}

/** Nothing is booked any more with it. */
const unbooked = (type: string, organizationId: string, data: object = {}) => [
  { type, data: { ...data, organizationId } },
  { type: 'WithdrawSeatsBooking', data: { organizationId } },
]

const takenBy = (gateway: GatewayName) => {
  const { methods, leastCents } = gateways[gateway]
  return { methods, leastCents }
}

/** The people and the files of today must fit into a plan that is bought or booked. */
async function refuseTooSmall(
  aggregates: Domain['aggregates'],
  { organizationId, order: { plan, seats } }: { organizationId: string; order: Pick<Order, 'plan' | 'seats'> },
  by: By,
): Promise<void> {
  const people = await aggregates.load(company, `organization-${organizationId}`)
  decide(company, { type: 'BookSeats', data: { organizationId, plan, seats } }, people.state, by)
  const { state } = await aggregates.load(storage, `storage-${organizationId}`)
  if (state.used > quotas[plan])
    throw new Refused('subscription.storageInUse', { used: state.used, quota: quotas[plan] })
}

async function hasProvenEmail({ aggregates }: Domain, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'user') return false
  const { state } = await aggregates.load(account, `account-${actor.userId}`)
  return state?.emailProven ?? false
}
