import type { Edge } from '../tasks/drag'

type Target = { data: Record<string | symbol, unknown> }
type CardTarget = { areaId: string; cardId?: string; nextCardId?: string | null; edge?: Edge }

/** Where a dropped card comes to stand: before or after the card under the pointer, else at the end of the area. */
export function placeOfCard(targets: readonly Target[]): { areaId: string; beforeCardId: string | null } | undefined {
  const [innermost] = targets
  if (!innermost) return undefined
  const { areaId, cardId, nextCardId, edge } = innermost.data as CardTarget
  if (cardId === undefined) return { areaId, beforeCardId: null }
  return { areaId, beforeCardId: edge === 'above' ? cardId : (nextCardId ?? null) }
}
