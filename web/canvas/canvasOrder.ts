import type { StandardArea } from '@prumo/contracts/canvas/area'
import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import { groupedBy, movedBefore } from '../platform/cards/cardOrder'
import { canvasLayouts } from './canvasLayouts'

/** The cards of each area, in the order in which they came. */
export const byArea = <Card extends { areaId: string }>(cards: readonly Card[]): Map<string, Card[]> =>
  groupedBy(cards, ({ areaId }) => areaId)

/** The cards as they will be once this one stands in that area, before another one of it, or last. */
export function withMovedCard<Card extends Pick<CanvasCard, 'cardId' | 'areaId'>>(
  cards: readonly Card[],
  cardId: string,
  areaId: string,
  beforeCardId: string | null,
): Card[] {
  const card = cards.find((each) => each.cardId === cardId)
  return card ? movedBefore(cards, (each) => each.cardId, { ...card, areaId }, beforeCardId) : [...cards]
}

type Placed = { columns: CanvasArea[][]; foot: CanvasArea[]; custom: CanvasArea[] }

/** Where each area of a canvas stands: those of the specification in its known layout, people's own after them. */
export function placedAreas(areas: readonly CanvasArea[], canvas: CanvasArea['canvas']): Placed {
  const mine = areas.filter((area) => area.canvas === canvas)
  const standing = (names: readonly StandardArea[]) =>
    names.flatMap((name) => mine.filter(({ standardArea }) => standardArea === name))
  const { columns, foot } = canvasLayouts[canvas]
  return {
    columns: columns.map(standing).filter((column) => column.length > 0),
    foot: standing(foot),
    custom: mine.filter(({ standardArea }) => standardArea === null),
  }
}

/** The areas in the order in which the keys walk through them. */
export const inReadingOrder = ({ columns, foot, custom }: Placed): CanvasArea[] => [
  ...columns.flat(),
  ...foot,
  ...custom,
]

/** Areas that have to hold a card and hold none. */
export const stillMissing = (areas: readonly CanvasArea[], cards: readonly { areaId: string }[]): CanvasArea[] =>
  areas.filter(({ required, areaId }) => required && !cards.some((card) => card.areaId === areaId))
