import type { Target } from '@prumo/contracts/discussion/target'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { equal } from '@prumo/platform/values/equal'
import { comments, discussionOf } from './comments'
import { filesOn } from './filesOn'

/** Whether somebody commented on a thing, or attached a file, and that is still there. */
export async function isDiscussed(aggregates: Aggregates, projectId: string, target: Target): Promise<boolean> {
  const { state } = await aggregates.load(comments, discussionOf({ projectId, target }))
  if (state.some((comment) => comment !== null)) return true
  const attached = await filesOn(aggregates, { projectId, target })
  return attached.some((file) => equal(file.target, target))
}
