import type { Policy } from '../pipeline/policy'
import type { SubscriptionSchedule } from './schedule'

/** Whatever happens to a subscription, or to the days of its organization, what is due about it is looked at anew. */
export const whenSubscriptionChangesNoteDue = ({ note }: Pick<SubscriptionSchedule, 'note'>): Policy => {
  const noteIt = ({ data }: { data: { organizationId: string } }) => note(data.organizationId)
  return {
    name: 'noteSubscriptionDue',
    on: {
      TrialStarted: noteIt,
      AccessGranted: noteIt,
      PlanGranted: noteIt,
      TimeZoneSet: noteIt,
      SubscriptionStarted: noteIt,
      SubscriptionRenewed: noteIt,
      SubscriptionEnded: noteIt,
      SubscriptionCancelled: noteIt,
      SubscriptionResumed: noteIt,
      PaymentAttempted: noteIt,
      PaymentAwaited: noteIt,
      PaymentConfirmed: noteIt,
      PaymentFailed: noteIt,
      PaymentCardKept: noteIt,
    },
  }
}
