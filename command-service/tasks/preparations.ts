import type { RecordedEvent } from '@prumo/contracts/index'
import { userIdOf } from '@prumo/contracts/message'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations } from '../pipeline/preparation'
import { waitBriefly } from '../pipeline/waitBriefly'
import { revisionAtEndOf } from './baselineRules'
import { lostLinksOf } from './lostLinks'
import { plan } from './plan'
import type { Addition } from './planState'
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

  ReschedulePlan: async (data, _, { aggregates }) => ({
    steps: [{ type: 'ReschedulePlan', data }],
    after: () => untilRescheduled(aggregates, data.projectId),
  }),

  RestoreTask: async (data, _, domain) => {
    const history = await domain.history(`plan-${data.projectId}`)
    const addition = additionsAmong(history, [data.taskId]).get(data.taskId)
    if (!addition) throw new Refused('task.unknown')
    const lostLinks = lostLinksOf(data.taskId, history)
    return { steps: [{ type: 'RestoreTask', data: { ...data, ...addition, lostLinks } }] }
  },

  SaveBaseline: async (data, { at, actor }, domain) => {
    const { projectId, asOfOn } = data
    const zones = await domain.zonesOf(organizationOf(actor))
    const named =
      asOfOn === null
        ? { asOfOn: dayAt(zones, at), revision: await revisionNow(domain, projectId) }
        : { asOfOn, revision: revisionAtEndOf(asOfOn, await domain.history(`plan-${projectId}`), at, zones) }
    return { steps: [{ type: 'SaveBaseline', data: { ...data, ...named } }] }
  },
}

async function revisionNow({ aggregates }: Domain, projectId: string): Promise<number> {
  const stream = `plan-${projectId}`
  // Another service may have appended what its sender has seen.
  aggregates.doubt(stream)
  return (await aggregates.load(plan, stream)).revision
}

/** Waits a short time until all of a rescheduling is done; a large one goes on afterwards. */
export const untilRescheduled = (aggregates: Aggregates, projectId: string): Promise<void> =>
  waitBriefly(async () => !(await aggregates.load(plan, `plan-${projectId}`)).state.isRescheduling)

/** When and by whom each of these tasks was first added. */
export async function additionsIn(
  domain: Domain,
  projectId: string,
  taskIds: readonly string[],
): Promise<Map<string, Addition>> {
  return taskIds.length === 0 ? new Map() : additionsAmong(await domain.history(`plan-${projectId}`), taskIds)
}

function additionsAmong(history: readonly RecordedEvent[], taskIds: readonly string[]): Map<string, Addition> {
  const additions = new Map<string, Addition>()
  const wanted = new Set(taskIds)
  for (const { type, data, at, metadata } of history)
    if (type === 'TaskAdded' && wanted.has(data.taskId) && !additions.has(data.taskId))
      additions.set(data.taskId, { addedAt: at, addedBy: userIdOf(metadata.actor) })
  return additions
}
