import { compareTexts } from '../formats/compareTexts'
import { plainName } from '../sameName'

/** A card of the delivery groups, in the order of its area. */
export type WbsCard = { readonly cardId: string; readonly title: string; readonly baseCardId: string | null }

/** A delivery group: a card, or a name that tasks give without one. */
export type WbsGroup<Leaf> = {
  readonly id: string
  readonly cardId: string | null
  readonly title: string
  readonly groups: WbsGroup<Leaf>[]
  readonly leaves: Leaf[]
}

/** Groups stand in each other this deep at most; what lies deeper stands beside what it lies in. */
export const deepestGroup = 20

type Named = { readonly deliveryGroup: string | null }

/**
 * The delivery groups of a project with what names them: its cards, and then names without a card. Apart from these,
 * what names no group.
 */
export function wbsTree<Leaf extends Named>(
  cards: readonly WbsCard[],
  leaves: readonly Leaf[],
): { groups: WbsGroup<Leaf>[]; ungrouped: Leaf[] } {
  const { groups, byName } = groupsOf<Leaf>(cards)
  const unplanned = new Map<string, WbsGroup<Leaf>>()
  const ungrouped: Leaf[] = []
  for (const leaf of leaves) {
    const title = leaf.deliveryGroup?.trim() ?? ''
    const name = plainName(title)
    const group = byName.get(name) ?? unplanned.get(name)
    if (name === '') ungrouped.push(leaf)
    else if (group) group.leaves.push(leaf)
    else unplanned.set(name, { id: groupNamed(name), cardId: null, title, groups: [], leaves: [leaf] })
  }
  const inOrder = [...unplanned].sort(([first], [second]) => compareTexts(first, second))
  return { groups: [...groups, ...inOrder.map(([, group]) => group)], ungrouped }
}

/** No card has such an id. */
const groupNamed = (name: string) => `group ${name}`

function groupsOf<Leaf>(cards: readonly WbsCard[]) {
  const byId = new Map(cards.map((card) => [card.cardId, card]))
  const under = new Map<string, WbsCard[]>()
  for (const card of cards) {
    const base = card.baseCardId ?? ''
    const beside = under.get(base)
    if (beside) beside.push(card)
    else under.set(base, [card])
  }
  const groups: WbsGroup<Leaf>[] = []
  const byName = new Map<string, WbsGroup<Leaf>>()
  const placed = new Set<string>()
  const place = (root: WbsCard) => {
    const waiting = [{ card: root, beside: groups, level: 1 }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { card, beside, level } = next
      if (placed.has(card.cardId)) continue
      placed.add(card.cardId)
      const group: WbsGroup<Leaf> = { id: card.cardId, cardId: card.cardId, title: card.title, groups: [], leaves: [] }
      beside.push(group)
      if (!byName.has(plainName(card.title))) byName.set(plainName(card.title), group)
      const inside = level < deepestGroup ? { beside: group.groups, level: level + 1 } : { beside, level }
      for (const each of [...(under.get(card.cardId) ?? [])].reverse()) waiting.push({ card: each, ...inside })
    }
  }
  for (const card of cards) if (card.baseCardId === null || !byId.has(card.baseCardId)) place(card)
  // What is left goes in circles, or hangs on one.
  for (const card of cards) if (!placed.has(card.cardId)) place(inCircleOf(card, byId))
  return { groups, byName }
}

/** The first card of the circle that the bases of this one lead into. */
function inCircleOf(card: WbsCard, byId: ReadonlyMap<string, WbsCard>): WbsCard {
  const passed = new Set<WbsCard>()
  let at = card
  while (!passed.has(at)) {
    passed.add(at)
    at = byId.get(at.baseCardId ?? '') ?? at
  }
  return at
}
