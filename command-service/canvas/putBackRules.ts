import { freeRank } from '../rules/order'
import { knownArea } from './areaRules'
import { cardsIn, type Rules } from './canvasState'
import { asOpen, knownCard, refuseBadPlace } from './cardRules'
import { refuseHeldBase } from './deliveryGroups'
import { refuseUsedByTasks } from './usedByTasks'

/** Moves a card back to a rank that was left, by the rules of moving. */
export const putBackRules: Rules<'PutCardBack'> = {
  PutCardBack: ({ projectId, cardId, areaId, rank: left, tasks }, canvas, by) => {
    const card = knownCard(canvas, cardId)
    knownArea(canvas, areaId)
    const others = cardsIn(canvas, areaId).filter(([id]) => id !== cardId)
    const rank = freeRank(
      left,
      others.map(([, { rank }]) => rank),
    )
    if (areaId === card.areaId)
      return [{ type: 'CardReordered', data: { projectId, cardId, rank, before: { rank: card.rank } } }]
    refuseBadPlace(canvas, areaId, asOpen(card, by))
    refuseHeldBase(canvas, cardId, areaId)
    refuseUsedByTasks(canvas, cardId, card, tasks)
    const before = { areaId: card.areaId, rank: card.rank }
    return [{ type: 'CardMoved', data: { projectId, cardId, areaId, rank, before } }]
  },
}
