/** The items of each group, in the order in which they came. */
export function groupedBy<Item>(items: readonly Item[], groupOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(groupOf(item))
    if (group) group.push(item)
    else groups.set(groupOf(item), [item])
  }
  return groups
}

/** The items as they will be once this one, as it is given, stands before another one, or last. */
export function movedBefore<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  moved: Item,
  beforeId: string | null,
): Item[] {
  const others = items.filter((each) => idOf(each) !== idOf(moved))
  const place = others.findIndex((each) => idOf(each) === beforeId)
  return others.toSpliced(place === -1 ? others.length : place, 0, moved)
}

/** Counted from 1: the position that one comes to have among these by standing before another one, or last. */
export const positionAfter = (ids: readonly string[], movedId: string, beforeId: string | null): number =>
  movedBefore(ids, (id) => id, movedId, beforeId).indexOf(movedId) + 1

/** The id to stand before after a move by one place, back (-1) or on (1). `null`: last; `undefined`: already there. */
export function neighbourFor(ids: readonly string[], id: string, direction: -1 | 1): string | null | undefined {
  const index = ids.indexOf(id)
  if (direction === -1) return index > 0 ? ids[index - 1] : undefined
  return index < ids.length - 1 ? (ids[index + 2] ?? null) : undefined
}

/** What a column holds, and what of it is shown: a filter may hide some. */
type Held = { held: readonly string[]; shown: readonly string[] }

/**
 * Before which of all that a column holds one comes to stand that was put before a shown one, or last of these. It
 * stands right behind the shown one above it, before what is hidden there. `null`: last of all.
 */
export function placeAmongHidden({ held, shown }: Held, movedId: string, beforeId: string | null): string | null {
  const order = movedBefore(shown, (id) => id, movedId, beforeId)
  const above = order[order.indexOf(movedId) - 1]
  if (above === undefined) return beforeId
  const others = held.filter((id) => id !== movedId)
  return others[others.indexOf(above) + 1] ?? null
}
