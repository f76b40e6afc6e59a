import type { RecordedEvent } from '@prumo/contracts/index'
import { userIdOf } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import type { Preparations } from '../pipeline/preparation'
import { waitBriefly } from '../pipeline/waitBriefly'
import { plan } from './plan'
import { successorsOf } from './successors'

export const taskPreparations: Preparations = {
  DeleteTask: async (data, _, { aggregates }) => ({
    steps: [{ type: 'DeleteTask', data }],
    after: () =>
      waitBriefly(async () => {
        const { state } = await aggregates.load(plan, `plan-${data.projectId}`)
        return state.tasks.has(data.taskId) || successorsOf(state, data.taskId).length === 0
      }),
  }),

  RestoreTask: async (data, _, around) => {
    const added = (await around.history(`plan-${data.projectId}`)).find(isAddedIn(data.taskId))
    if (!added) throw new Refused('task.unknown')
    const { actor } = added.metadata
    const addedBy = userIdOf(actor)
    return { steps: [{ type: 'RestoreTask', data: { ...data, addedAt: added.at, addedBy } }] }
  },
}

const isAddedIn =
  (taskId: string) =>
  ({ type, data }: RecordedEvent): boolean =>
    type === 'TaskAdded' && data.taskId === taskId
