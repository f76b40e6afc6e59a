import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import type { Target } from '@prumo/contracts/discussion/target'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import { taskUses } from '../canvas/preparations'
import { isDiscussed } from '../discussion/isDiscussed'
import { lookupsFor } from '../finance/preparations'
import type { Ledger } from '../ledger/ledger'
import { partner } from '../partners/partner'
import { aroundDocument } from '../partners/preparations'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations } from '../pipeline/preparation'
import { additionsIn, untilRescheduled } from '../tasks/preparations'
import { actionToUndo } from './actionToUndo'

export const undoPreparations = (ledger: Ledger): Preparations => ({
  UndoPlanAction: async ({ projectId, actionId }, request, domain) => {
    const action = await actionToUndo<PlanEvent>(domain, `plan-${projectId}`, actionId, request)
    await refuseDiscussed(domain.aggregates, projectId, 'task', idsIn(action.events, 'TaskAdded'))
    const additions = await additionsIn(domain, projectId, idsIn(action.events, 'TaskDeleted'))
    return {
      steps: [{ type: 'UndoPlanAction', data: { projectId, action, additions } }],
      undoes: actionId,
      after: () => untilRescheduled(domain.aggregates, projectId),
    }
  },

  UndoCanvasAction: async ({ projectId, actionId }, request, domain) => {
    const action = await actionToUndo<CanvasEvent>(domain, `canvas-${projectId}`, actionId, request)
    const tasks = await taskUses(domain, projectId)
    return { steps: [{ type: 'UndoCanvasAction', data: { projectId, action, tasks } }], undoes: actionId }
  },

  UndoLedgerAction: async ({ projectId, actionId, reason = null }, request, domain) => {
    const action = await actionToUndo<LedgerEvent>(domain, `ledger-${projectId}`, actionId, request)
    await refuseDiscussed(domain.aggregates, projectId, 'entry', recordedIn(action.events))
    const partnerIds = action.events.map(({ data }) =>
      'before' in data && 'partnerId' in data.before ? data.before.partnerId : null,
    )
    const lookups = await lookupsFor(domain, request.actor, { projectId }, partnerIds)
    return { steps: [{ type: 'UndoLedgerAction', data: { projectId, action, lookups, reason } }], undoes: actionId }
  },

  UndoPartnerAction: async ({ partnerId, actionId }, request, domain) => {
    const { state } = await domain.aggregates.load(partner, `partner-${partnerId}`)
    if (state?.organizationId !== organizationOf(request.actor)) throw new Refused('partner.unknown')
    const action = await actionToUndo<PartnerEvent>(domain, `partner-${partnerId}`, actionId, request)
    const prepared = await aroundDocument('UndoPartnerAction', { partnerId, action }, request, { ...domain, ledger })
    return { ...prepared, undoes: actionId }
  },
})

/** A new task or entry that people have begun to talk about is not taken away from under them. */
async function refuseDiscussed(
  aggregates: Aggregates,
  projectId: string,
  kind: Target['kind'],
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) if (await isDiscussed(aggregates, projectId, { kind, id })) throw new Refused('undo.discussed')
}

const idsIn = (events: readonly PlanEvent[], wanted: 'TaskAdded' | 'TaskDeleted'): string[] =>
  events.flatMap(({ type, data }) => (type === wanted ? [(data as { taskId: string }).taskId] : []))

const recordedIn = (events: readonly LedgerEvent[]): string[] =>
  events.flatMap(({ type, data }) => (type === 'EntryRecorded' ? [data.entryId] : []))
