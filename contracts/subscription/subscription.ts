import { z } from 'zod'
import type { MessageOf } from '../message'
import { id, instant } from '../values'

export const trialDays = 15

export const subscriptionEvents = {
  TrialStarted: z.strictObject({ organizationId: id, code: z.string(), endsAt: instant }),
}

export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>
