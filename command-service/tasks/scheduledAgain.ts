import { defaultScheduling as before, type Scheduling } from '@prumo/contracts/tasks/defaultScheduling'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'

/** What makes a task of which nothing more was said a milestone, and gives it its deadline. */
export function scheduledAgain(
  place: { projectId: string; taskId: string },
  { isMilestone, deadlineOn }: Scheduling,
): PlanEvent[] {
  const events: PlanEvent[] = []
  if (isMilestone)
    events.push({
      type: 'TaskMilestoneSet',
      data: { ...place, isMilestone, before: { isMilestone: before.isMilestone } },
    })
  if (deadlineOn !== null)
    events.push({ type: 'TaskDeadlineSet', data: { ...place, deadlineOn, before: { deadlineOn: before.deadlineOn } } })
  return events
}
