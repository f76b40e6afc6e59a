import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { type Plan, plans } from '../organization/seats'
import { id, instant } from '../values'

export const trialDays = 15

/** The plan of a subscription, which its code begins with: `TRIAL-…` is on trial. */
export const planOf = (code: string): Plan => plans.find((plan) => code.toLowerCase().startsWith(`${plan}-`)) ?? 'trial'

/** Why an organization has access without payment. */
export const accessReasons = ['demonstration'] as const

export const subscriptionEvents = {
  TrialStarted: event(z.strictObject({ organizationId: id, code: z.string(), endsAt: instant }), {
    of: 'organizationId',
    changesRights: true,
  }),
  /** Access without payment, until then. */
  AccessGranted: event(
    z.strictObject({ organizationId: id, code: z.string(), endsAt: instant, grantedFor: z.enum(accessReasons) }),
    { of: 'organizationId', changesRights: true },
  ),
}

export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>
