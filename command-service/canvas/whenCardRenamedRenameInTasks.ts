import type { Policy } from '../pipeline/policy'
import { inNameOf } from '../policies/inNameOf'
import { followingParts } from '../tasks/cardNameRule'
import { plan } from '../tasks/plan'
import { canvas } from './canvas'
import { namesOf } from './usedByTasks'

/** The field by which tasks name the cards of an area. */
const fields = { deliveryGroups: 'deliveryGroup', requirements: 'requirements' } as const
const fieldOf = (area: string | null | undefined) =>
  area && Object.hasOwn(fields, area) ? fields[area as keyof typeof fields] : undefined

/** Tasks name delivery groups and requirements by their titles. Where a card has another title, they follow. */
export const whenCardRenamedRenameInTasks: Policy = {
  name: 'whenCardRenamedRenameInTasks',
  on: {
    CardRenamed: async (renamed, { domain, perform }) => {
      const { projectId, cardId } = renamed.data
      const { state } = await domain.aggregates.load(canvas, renamed.stream)
      const card = state.cards.get(cardId)
      const field = fieldOf(card && state.areas.get(card.areaId)?.standardArea)
      if (!card || !field) return
      const renaming = { projectId, field, formerNames: [...namesOf(state, cardId, card)], name: card.title }
      const { state: present } = await domain.aggregates.load(plan, `plan-${projectId}`)
      for (const { name, taskIds } of followingParts(renaming, present))
        await perform({ type: 'FollowCardName', data: { ...renaming, taskIds } }, name, inNameOf(renamed))
    },
  },
}
