import type { Policy } from '../pipeline/policy'
import type { SubscriptionSchedule } from './schedule'

/** Whatever happens to a subscription, what is due about it is looked at anew. */
export const whenSubscriptionChangesNoteDue = ({ note }: Pick<SubscriptionSchedule, 'note'>): Policy => {
  const noteIt = ({ data }: { data: { organizationId: string } }) => note(data.organizationId)
  return {
    name: 'noteSubscriptionDue',
    on: {
      SubscriptionStarted: noteIt,
      SubscriptionRenewed: noteIt,
      SubscriptionCancelled: noteIt,
      SubscriptionResumed: noteIt,
      PaymentAttempted: noteIt,
      PaymentFailed: noteIt,
      PaymentCardKept: noteIt,
    },
  }
}
