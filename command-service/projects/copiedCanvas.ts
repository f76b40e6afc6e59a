import { type CardFields, cardFieldNames, card as cardSchema } from '@prumo/contracts/canvas/card'
import { confidentialIn } from '@prumo/contracts/confidential'
import { withoutClosed } from '@prumo/contracts/withoutClosed'
import type { Canvas, CanvasContent, Card } from '../canvas/canvasState'

const guarded = confidentialIn(cardSchema) ?? { features: [], fields: {} }
/** What somebody may be closed to of a card. */
export const guardedInCards = guarded.features

type Choice = {
  /** What of a card stays behind. */
  leftOut: readonly string[]
  newId: (what: string) => string
}

/**
 * What a new project copies from another one's canvases. Nobody is a member of a card or told of it, nothing is
 * realized. A card that would be a risk without its assessment stays behind.
 */
export function copiedCanvas({ areas, cards }: Canvas, { leftOut, newId }: Choice): CanvasContent {
  const isLeftOut = () => (feature: string) => leftOut.includes(feature)
  const fits = ({ areaId, risk }: Card) =>
    areas.get(areaId)?.standardArea !== 'risks' || (risk !== null && !leftOut.includes('risks'))
  return {
    areas: [...areas].map(([areaId, area]) => ({ ...area, areaId: newId(areaId) })),
    cards: [...cards.filter(fits)].map(([cardId, card]) => ({
      ...(withoutClosed(guarded, copiedFields(card, newId), isLeftOut) as CardFields),
      cardId: newId(cardId),
      areaId: newId(card.areaId),
      rank: card.rank,
    })),
  }
}

const copiedFields = (card: Card, newId: (what: string) => string): CardFields => ({
  ...(Object.fromEntries(cardFieldNames.map((name) => [name, card[name]])) as CardFields),
  memberId: null,
  realizedOn: null,
  concludedOn: null,
  realizedCents: null,
  baseCardId: card.baseCardId && newId(card.baseCardId),
})
