import { Refused } from '@prumo/platform/errors'
import type { Canvas } from './canvasState'

const isDeliveryGroup = ({ areas }: Canvas, areaId?: string) =>
  areaId !== undefined && areas.get(areaId)?.standardArea === 'deliveryGroups'

/**
 * Whether a card may be the base of another. A base is a card of the delivery groups, and never its own base,
 * directly or through others.
 */
export const mayBeBase = (canvas: Canvas, cardId: string, baseCardId: string): boolean =>
  isDeliveryGroup(canvas, canvas.cards.get(baseCardId)?.areaId) && !standsUnder(canvas, baseCardId, cardId)

export function refuseBadBase(canvas: Canvas, cardId: string, baseCardId: string): void {
  if (standsUnder(canvas, baseCardId, cardId))
    throw new Refused('card.baseCycle', { card: canvas.cards.get(baseCardId)?.title ?? '' })
  if (!mayBeBase(canvas, cardId, baseCardId)) throw new Refused('card.baseUnknown')
}

/** A delivery group that is other cards' base stays one: it is not deleted, nor moved (`toAreaId`) out of its area. */
export function refuseHeldBase(canvas: Canvas, cardId: string, toAreaId?: string): void {
  if (isDeliveryGroup(canvas, toAreaId)) return
  const held = canvas.cards.filter(({ baseCardId }) => baseCardId === cardId)
  if (held.size > 0) throw new Refused('card.isBase', { card: held.first()?.title, cards: held.size })
}

/** Whether the card is the one above, or stands under it. */
const standsUnder = (canvas: Canvas, cardId: string | null, aboveId: string): boolean =>
  cardId !== null && (cardId === aboveId || standsUnder(canvas, canvas.cards.get(cardId)?.baseCardId ?? null, aboveId))
