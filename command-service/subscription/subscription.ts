import type { accessReasons, SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import type { Decider } from '@prumo/platform/decider'

type Subscription = { code: string; endsAt: string } | undefined
type Access = { organizationId: string; code: string; endsAt: string }
/** What the system asks of a subscription: nobody else can. */
type SubscriptionCommand =
  | { type: 'StartTrial'; data: Access }
  | { type: 'GrantAccess'; data: Access & { grantedFor: (typeof accessReasons)[number] } }

/** What an organization has paid for, or may try. */
export const subscription: Decider<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  stream: ({ organizationId }) => `subscription-${organizationId}`,
  initial: undefined,
  decide: {
    StartTrial: (data, started) => (started ? [] : [{ type: 'TrialStarted', data }]),
    GrantAccess: (data, before) => (before?.code === data.code ? [] : [{ type: 'AccessGranted', data }]),
  },
  evolve: {
    TrialStarted: ({ code, endsAt }) => ({ code, endsAt }),
    AccessGranted: ({ code, endsAt }) => ({ code, endsAt }),
  },
}

/** The payment information of a session at this instant. */
export const premiumAt = (paid: Subscription, at: string) => ({
  premium: paid !== undefined && Date.parse(paid.endsAt) > Date.parse(at),
  code: paid?.code ?? '',
  endAt: paid?.endsAt ?? null,
})
