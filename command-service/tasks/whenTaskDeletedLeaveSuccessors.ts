import type { Policy } from '../pipeline/policy'
import { inNameOf } from '../policies/inNameOf'
import { plan } from './plan'
import { leavingParts } from './successors'

/** Where more tasks wait for one that is deleted than one append takes, they stop waiting in parts. */
export const whenTaskDeletedLeaveSuccessors: Policy = {
  name: 'whenTaskDeletedLeaveSuccessors',
  on: {
    TaskDeleted: async (deleted, { domain, perform }) => {
      const { projectId, taskId } = deleted.data
      const { state } = await domain.aggregates.load(plan, `plan-${projectId}`)
      if (state.tasks.has(taskId)) return
      for (const { name, successorIds } of leavingParts({ projectId, taskId }, state))
        await perform({ type: 'LeaveSuccessors', data: { projectId, taskId, successorIds } }, name, inNameOf(deleted))
    },
  },
}
