import type { Canvas, CanvasContent } from '../canvas/canvasState'
import { bytesOf, itemsOfPart, partBytes } from './itemsOfPart'

type Part = { name: string; content: CanvasContent }
type Item = { id: string; bytes: number; content: Partial<CanvasContent> }

/**
 * What is laid out next of a canvas: as much as one append takes of what is not there yet; `undefined` when all of it
 * is. Its name is new.
 */
export function nextCanvasPart(content: CanvasContent, canvas: Canvas, bytes = partBytes): Part | undefined {
  const taken = itemsOfPart(missing(content, canvas), bytes)
  const [first] = taken
  return (
    first && {
      name: first.id,
      content: {
        areas: taken.flatMap(({ content: { areas = [] } }) => areas),
        cards: taken.flatMap(({ content: { cards = [] } }) => cards),
      },
    }
  )
}

/** Cards stand in areas. */
function* missing({ areas, cards }: CanvasContent, canvas: Canvas): Generator<Item> {
  for (const area of areas)
    if (!canvas.areas.has(area.areaId)) yield { id: area.areaId, bytes: bytesOf(area), content: { areas: [area] } }
  for (const card of cards)
    if (!canvas.cards.has(card.cardId)) yield { id: card.cardId, bytes: bytesOf(card), content: { cards: [card] } }
}
