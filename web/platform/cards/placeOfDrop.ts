/** On which half of a card the pointer is. */
export type Edge = 'above' | 'below'
/** Where a card stands: in a column, before another card of it, or last. */
export type Place = { columnId: string; beforeId: string | null }
/** What a column, or a card that stands in it, says of itself to what is dragged over it. */
type DropTarget = { columnId: string; cardId?: string; nextId?: string | null; edge?: Edge }

/** Where a dropped card comes to stand: before or after the card under the pointer, else at the end of the column. */
export function placeOfDrop([innermost]: readonly { data: Record<string | symbol, unknown> }[]): Place | undefined {
  if (!innermost) return undefined
  const { columnId, cardId, nextId = null, edge } = innermost.data as DropTarget
  if (cardId === undefined) return { columnId, beforeId: null }
  return { columnId, beforeId: edge === 'above' ? cardId : nextId }
}
