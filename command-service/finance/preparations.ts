import { canvas } from '../canvas/canvas'
import type { Domain } from '../pipeline/domain'
import type { Preparations } from '../pipeline/preparation'
import { plan } from '../tasks/plan'
import type { IsThere } from './ledgerState'

export const ledgerPreparations: Preparations = {
  ChangeEntry: async (data, _, domain) => ({
    steps: [{ type: 'ChangeEntry', data: { ...data, isThere: await originsOf(domain, data.projectId) } }],
  }),
}

/** What entries of a project may be for: its tasks, and the cards of its delivery groups. */
export async function originsOf({ aggregates }: Domain, projectId: string): Promise<IsThere> {
  const { state: planned } = await aggregates.load(plan, `plan-${projectId}`)
  const { state: drawn } = await aggregates.load(canvas, `canvas-${projectId}`)
  const isGroup = (cardId: string) => {
    const areaId = drawn.cards.get(cardId)?.areaId
    return areaId !== undefined && drawn.areas.get(areaId)?.standardArea === 'deliveryGroups'
  }
  return (of, id) => (of === 'tasks' ? planned.tasks.has(id) : isGroup(id))
}
