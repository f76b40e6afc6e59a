import type { Scheduling } from '@prumo/contracts/tasks/defaultScheduling'

/** What few tasks have as it is read, where the others have nothing. */
export type Rare = Scheduling & { readonly reportedProgress: number | null }

/** What few tasks have: most are no milestones, have no deadline, and count as what was reported of them. */
export const rareOf = ({ isMilestone, deadlineOn, reportedProgress }: Rare) => ({
  isMilestone: isMilestone || undefined,
  deadlineOn: deadlineOn ?? undefined,
  reportedProgress: reportedProgress ?? undefined,
})
