/** What all of them come to; what has no amount adds nothing. */
export const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number | null) =>
  items.reduce((sum, item) => sum + (amount(item) ?? 0), 0)
