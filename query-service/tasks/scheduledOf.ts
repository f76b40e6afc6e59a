import type { Scheduling } from '@prumo/contracts/tasks/defaultScheduling'

/** What a card says of how its task is scheduled: most are no milestones, and have no deadline. */
export const scheduledOf = ({ isMilestone, deadlineOn }: Scheduling) => ({
  isMilestone: isMilestone || undefined,
  deadlineOn: deadlineOn ?? undefined,
})
