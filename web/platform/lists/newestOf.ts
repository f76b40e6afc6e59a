/** The first page of a list, newest first, and where what is older than it begins. */
export type FirstPage<Item> = { items: readonly Item[]; next: string | null }

/** What is newer than the older pages: the first page as it is, and what has fallen out of it since. */
export type Newest<Item> = { first: FirstPage<Item>; items: readonly Item[]; olderFrom: string | null }

/**
 * What news push out of the first page stays behind it, and the older pages begin where they did. With more news than a
 * page holds, what lies between is unknown: all begins anew.
 */
export function newestOf<Item>(
  before: Newest<Item> | undefined,
  first: FirstPage<Item>,
  keyOf: (item: Item) => unknown,
): Newest<Item> {
  const last = first.items.at(-1)
  const place = last && before ? before.items.findIndex((item) => keyOf(item) === keyOf(last)) : -1
  if (!before || place === -1) return { first, items: first.items, olderFrom: first.next }
  return { first, items: [...first.items, ...before.items.slice(place + 1)], olderFrom: before.olderFrom }
}
