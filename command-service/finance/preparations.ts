import type { Actor } from '@prumo/contracts/access'
import { canvas } from '../canvas/canvas'
import { partner } from '../partners/partner'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations } from '../pipeline/preparation'
import { plan } from '../tasks/plan'
import { effortOfOrigin } from './effortOfOrigin'
import type { Lookups } from './ledgerState'

export const ledgerPreparations: Preparations = {
  ChangeEntry: async (data, { actor }, domain) => ({
    steps: [
      { type: 'ChangeEntry', data: { ...data, lookups: await lookupsFor(domain, actor, data, [data.partnerId]) } },
    ],
  }),
}

type InProject = { projectId: string }
type PartnerId = string | null | undefined

/** What entries of a project may name: its tasks, the cards of its delivery groups, and those of these partners. */
export async function lookupsFor(
  { aggregates }: Domain,
  actor: Actor,
  { projectId }: InProject,
  partnerIds: readonly PartnerId[],
): Promise<Lookups> {
  const { state: planned } = await aggregates.load(plan, `plan-${projectId}`)
  const { state: drawn } = await aggregates.load(canvas, `canvas-${projectId}`)
  const isGroup = (cardId: string) => {
    const areaId = drawn.cards.get(cardId)?.areaId
    return areaId !== undefined && drawn.areas.get(areaId)?.standardArea === 'deliveryGroups'
  }
  const partners = new Set<string>()
  for (const partnerId of new Set(partnerIds)) {
    if (!partnerId) continue
    const { state } = await aggregates.load(partner, `partner-${partnerId}`)
    if (state?.organizationId === organizationOf(actor) && !state.deleted) partners.add(partnerId)
  }
  return {
    isOrigin: (of, id) => (of === 'tasks' ? planned.tasks.has(id) : isGroup(id)),
    effortOf: effortOfOrigin(planned, drawn),
    isPartner: (partnerId) => partners.has(partnerId),
  }
}
