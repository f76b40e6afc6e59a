import type { RecordedEvent } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import type { Preparations } from '../preparation'
import { plan } from './plan'
import { leavingSuccessors } from './successors'

export const taskPreparations: Preparations = {
  DeleteTask: async (data, _, { aggregates }) => {
    const { state } = await aggregates.load(plan, `plan-${data.projectId}`)
    return { steps: [...leavingSuccessors(data, state), { type: 'DeleteTask', data }] }
  },

  RestoreTask: async (data, _, around) => {
    const added = (await around.history(`plan-${data.projectId}`)).find(isAddedIn(data.taskId))
    if (!added) throw new Refused('task.unknown')
    const { actor } = added.metadata
    const addedBy = actor.kind === 'user' ? actor.userId : null
    return { steps: [{ type: 'RestoreTask', data: { ...data, addedAt: added.at, addedBy } }] }
  },
}

const isAddedIn =
  (taskId: string) =>
  ({ type, data }: RecordedEvent): boolean =>
    type === 'TaskAdded' && data.taskId === taskId
