import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import type { Decider } from '@prumo/platform/decider'
import { payingRules } from './payingRules'
import { planRules } from './planRules'
import type { SubscriptionCommand } from './subscriptionCommands'
import { subscriptionFolds } from './subscriptionFolds'
import type { Subscription } from './subscriptionState'

/** What an organization has paid for, or may try, and each of its payments. */
export const subscription: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  stream: ({ organizationId }) => `subscription-${organizationId}`,
  initial: undefined,
  decide: { ...planRules, ...payingRules },
  evolve: subscriptionFolds,
}
